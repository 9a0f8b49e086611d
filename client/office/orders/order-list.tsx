import { useLayoutEffect, useRef } from 'react'
import type { OrderRow as Row } from '#contract/office/order-row-shapes'
import { rowsAtOnce } from '#contract/office/rules'
import { useKeys } from '../../ui/input/keys'
import { useNow } from '../../ui/state/use-now'
import { useText } from '../text/lang'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import type { Selection } from '../ui/use-selection'
import { EmptyList } from './empty-list'
import { ListBar } from './list-bar'
import { OrderRow } from './order-row'
import { type OrderRows, useCounts } from './queries'
import { type Filters, mostSelected } from './reads'
import { isOver, useRefusals } from './refusals'

export const BulkBar = latePart(async () => (await import('./bulk-bar')).BulkBar)

type OrderListProps = {
  filters: Filters
  pages: OrderRows
  search: string
  openId: string | undefined
  /** The first row, without a choice: keys start before it. */
  isAhead: boolean
  /** Null if this list cannot be ticked. */
  selection: Selection<Row> | null
}

/** The rows of a queue, read page by page towards its end. */
export function OrderList({ filters, pages, search, openId, isAhead, selection }: OrderListProps) {
  const text = useText()
  const list = useRef<HTMLElement>(null)
  const nowMs = useNow()
  const refusals = useRefusals()
  const read = pages.data?.pages.flatMap((page) => page.orders)
  const inList = new Map(read?.map((row) => [row.id, row]))
  const ticked = [...(selection?.rows.values() ?? [])].map((row) => inList.get(row.id) ?? row)
  const { data: counts } = useCounts()
  const all = Math.min(filters.queue === 'all' ? 0 : (counts?.[filters.queue].n ?? 0), mostSelected)
  // Ticked rows that left the list stand above it with their reason.
  const rows = [...ticked.filter(({ id }) => !inList.has(id)), ...inList.values()]

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  function isAt(links: HTMLElement[]) {
    const focused = links.indexOf(document.activeElement as HTMLElement)
    return focused < 0 && !isAhead ? links.findIndex((link) => link.ariaCurrent) : focused
  }
  function go(by: number) {
    const all = links()
    all[Math.max(0, Math.min(all.length - 1, isAt(all) + by))]?.focus()
  }
  function open() {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused !== document.body) focused.click()
  }
  function tick() {
    const row = rows[isAt(links())]
    if (row) selection?.toggle(row)
  }
  /** Ticks the whole queue, unread rows included. */
  async function selectAll({ select }: Selection<Row>) {
    let { data, hasNextPage } = pages
    while (hasNextPage && (data?.pages.length ?? 0) * rowsAtOnce < all) {
      ;({ data, hasNextPage } = await pages.fetchNextPage({ cancelRefetch: false }))
    }
    const read = data?.pages.flatMap((page) => page.orders) ?? []
    select([...new Map([...rows, ...read].map((row) => [row.id, row])).values()])
  }
  function refusalOf(row: Row) {
    const refusal = refusals.get(row.id)
    return refusal && !isOver(refusal, row) ? refusal.why : undefined
  }
  // The bar stays while its filters change: it holds their dialog, and the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [search])
  useKeys([
    { keys: 'J', does: text.orderKeys.row, act: () => go(1), goesOn: true },
    { keys: 'K', does: text.orderKeys.rowBack, act: () => go(-1), goesOn: true },
    { keys: 'Enter', does: text.orderKeys.open, act: open },
    ...(selection ? [{ keys: 'X', does: text.orderKeys.select, act: tick }] : []),
  ])

  return (
    <section
      className={selection?.isOn ? 'list selecting' : 'list'}
      aria-label={text.orders.queues[filters.queue]}
      ref={list}
    >
      <ListBar filters={filters} selection={selection} />
      {selection && ticked.length > 0 && <BulkBar rows={ticked} selection={selection} />}
      <OfflineWhy />
      {selection && rows.length > 1 && (
        <label className="flex mute small listbar tick-all">
          <input
            type="checkbox"
            checked={ticked.length === Math.max(rows.length, all)}
            onChange={({ target }) => (target.checked ? selectAll(selection) : selection.clear())}
          />
          {pages.hasNextPage && all === 0
            ? text.orders.selectThese(rows.length)
            : text.orders.selectAll(Math.max(rows.length, all))}
        </label>
      )}
      <Unread read={pages} />
      {read?.length === 0 && ticked.length === 0 && <EmptyList filters={filters} />}
      <ul>
        {rows.map((row) => (
          <OrderRow
            key={row.id}
            row={row}
            to={`/orders/${row.trans_id}${search}`}
            isOpen={row.trans_id === openId}
            nowMs={nowMs}
            withStatus={filters.queue === 'all' || !inList.has(row.id)}
            selection={selection}
            refusal={refusalOf(row)}
          />
        ))}
      </ul>
      <MoreRows pages={pages} />
    </section>
  )
}
