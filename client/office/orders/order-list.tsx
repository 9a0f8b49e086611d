import type { OrderRow as Row } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { useNow } from '../../ui/state/use-now'
import type { Listed } from '../record/rows'
import { SplitList } from '../record/split-page'
import type { Selection } from '../record/ticks'
import { ordersWords } from '../text/orders-words'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { isOver } from './acts'
import { ListBar } from './list-bar'
import { OrderRow } from './order-row'
import { refusals, useCounts } from './queries'
import { type Filters, mostSelected } from './reads'

const EmptyList = latePart(async () => (await import('./empty-list')).EmptyList)
export const BulkBar = latePart(async () => (await import('./bulk-bar')).BulkBar)

type OrderListProps = {
  filters: Filters
  listed: Listed<Row>
  search: string
  openId: string | undefined
  /** The first row, without a choice: keys start before it. */
  isAhead: boolean
  /** Null if this list cannot be ticked. */
  selection: Selection<Row> | null
}

/** The rows of a queue, read page by page towards its end. */
export function OrderList({ filters, listed, search, openId, ...rest }: OrderListProps) {
  const { isAhead, selection } = rest
  const text = useWords(ordersWords)
  const nowMs = useNow()
  const noted = refusals.use()
  const inList = new Map(listed.rows?.map((row) => [row.id, row]))
  const ticked = [...(selection?.rows.values() ?? [])].map((row) => inList.get(row.id) ?? row)
  const { data: counts } = useCounts()
  const all = Math.min(filters.queue === 'all' ? 0 : (counts?.[filters.queue].n ?? 0), mostSelected)
  // Ticked rows that left the list stand above it with their reason.
  const rows = [...ticked.filter(({ id }) => !inList.has(id)), ...inList.values()]

  function open() {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused !== document.body) focused.click()
  }
  const tick =
    ({ toggle }: Selection<Row>) =>
    (id: number) => {
      const row = rows.find((each) => each.id === id)
      if (row) toggle(row)
    }
  /** Ticks the whole queue, unread rows included. */
  async function selectAll({ select }: Selection<Row>) {
    const read = await listed.readOn(all)
    select([...new Map([...rows, ...read].map((row) => [row.id, row])).values()])
  }
  function refusalOf(row: Row) {
    const refusal = noted.get(row.id)
    return refusal && !isOver(refusal, row) ? refusal.why : undefined
  }
  useKeys([{ keys: 'Enter', does: text.orderKeys.open, act: open }])

  return (
    <SplitList
      look={selection?.isOn ? 'selecting' : undefined}
      label={text.orders.queues[filters.queue]}
      list={search}
      isAhead={isAhead}
      onTick={selection ? tick(selection) : undefined}
      listed={listed}
      empty={ticked.length === 0 && <EmptyList filters={filters} />}
      bar={
        <>
          <ListBar filters={filters} selection={selection} />
          {selection && ticked.length > 0 && <BulkBar rows={ticked} selection={selection} />}
          <OfflineWhy />
          {selection && rows.length > 1 && (
            <label className="mute listbar tick-all">
              <input
                type="checkbox"
                checked={ticked.length === Math.max(rows.length, all)}
                onChange={({ target }) =>
                  target.checked ? selectAll(selection) : selection.clear()
                }
              />
              {listed.pages.hasNextPage && all === 0
                ? text.orders.selectThese(rows.length)
                : text.orders.selectAll(Math.max(rows.length, all))}
            </label>
          )}
        </>
      }
    >
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
    </SplitList>
  )
}
