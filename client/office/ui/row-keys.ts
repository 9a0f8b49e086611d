import type { RefObject } from 'react'
import { useKeys } from '../../ui/input/keys'
import { useText } from '../text/lang'

/** `J` and `K` move along the rows of a list, from the focused or the open one. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const { orderKeys } = useText()

  function go(by: number) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const focused = links.indexOf(document.activeElement as HTMLElement)
    const at = focused < 0 ? links.findIndex((link) => link.ariaCurrent) : focused
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useKeys([
    { keys: 'J', does: orderKeys.row, act: () => go(1), goesOn: true },
    { keys: 'K', does: orderKeys.rowBack, act: () => go(-1), goesOn: true },
  ])
}
