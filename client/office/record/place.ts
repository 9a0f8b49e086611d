import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { ordersWords } from '../text/orders-words'

/**
 * On a phone an open row replaces the list: it starts at its top, and the list returns to its former
 * offset; another list starts at its top. On a wide screen the list scrolls on its own.
 */
export function useListPlace(openId: string | undefined, list = ''): void {
  const listTop = useRef(0)
  const shown = useRef(list)
  useLayoutEffect(() => {
    if (shown.current !== list) listTop.current = 0
    shown.current = list
    if (openId) {
      scrollTo(0, 0)
      return
    }
    scrollTo(0, listTop.current)
    const note = () => {
      listTop.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [openId, list])
}

/**
 * Back in the list, the row that was open gets the focus, else the title, unless something else on
 * the screen has it.
 */
export function useBackToRow(openId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const was = before.current
    // The address may name a row by more than its id.
    const open = document.querySelector<HTMLElement>('a[data-row][aria-current]')
    before.current = openId && (open?.dataset.row ?? openId)
    if (openId || !was || document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`a[data-row="${CSS.escape(was)}"]`)
    const isShown = row && row.getClientRects().length > 0
    const place = isShown ? row : document.querySelector('h1')
    place?.focus({ preventScroll: true })
  })
}

export type RowKeys = {
  /** The open row was not chosen: the keys begin before it. */
  isAhead?: boolean
  /** Ticks a row, where rows are ticked. */
  onTick?: ((id: number) => void) | undefined
}

/** `J` and `K` move along the rows of a list, `X` ticks the one with the focus, or the open one. */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys = {}) {
  const { isAhead, onTick } = keys
  const { orderKeys } = useWords(ordersWords)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
  function at() {
    const all = links()
    const place = document.activeElement?.closest('tr, li')
    const focused = place ? all.findIndex((link) => place.contains(link)) : -1
    return focused < 0 && !isAhead ? all.findIndex((link) => link.ariaCurrent) : focused
  }
  function go(by: number) {
    const all = links()
    all[Math.max(0, Math.min(all.length - 1, at() + by))]?.focus()
  }
  function tick() {
    const id = links()[at()]?.dataset.row
    if (id) onTick?.(Number(id))
  }
  useKeys([
    ...(onTick ? [{ keys: 'X', does: orderKeys.select, act: tick }] : []),
    { keys: 'J', does: orderKeys.row, act: () => go(1), goesOn: true },
    { keys: 'K', does: orderKeys.rowBack, act: () => go(-1), goesOn: true },
  ])
  return { at, links }
}
