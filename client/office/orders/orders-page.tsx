import { Suspense, useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { OrderRow } from '#contract/office/order-row-shapes'
import type { Queue } from '#contract/office/rules'
import { useKeys } from '../../ui/input/keys'
import { useIsWide } from '../../ui/state/use-wide'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { late, latePart } from '../ui/late'
import { useSelection } from '../ui/use-selection'
import { BulkBar, OrderList } from './order-list'
import { type OrderRows, useCounts, useOrderRows } from './queries'
import { QueueTabs } from './queue-tabs'
import { type Filters, filtersOf, mostSelected } from './reads'
import { useListPlace } from './use-list-place'
import { useNextCall } from './use-next-call'
import '../ui/list.css'
import './orders.css'
import { Waiting } from '../ui/waiting'

const OrderDetail = late(async () => (await import('./order-detail')).OrderDetail)
const UndoAgain = latePart(async () => (await import('./undo-again')).UndoAgain)
/** Calls are made one by one, and so are outcomes of parcels. */
const selectable: readonly Queue[] = ['pack', 'hand', 'way', 'all']

/** The queues with one order: side by side on a wide screen, one at a time on a phone. */
export function OrdersPage() {
  const text = useText()
  const { trans_id: transId } = useParams()
  const { filters, search } = useFilters()
  const pages = useOrderRows(filters)
  const title = useTitleOf(transId, filters.queue, pages)
  const list = JSON.stringify(filters)
  const me = useMe().data?.staff.id
  const ticks = useSelection<OrderRow>(`${me} orders ${list}`, mostSelected)
  const selection = selectable.includes(filters.queue) ? ticks : null
  const next = useNextCall()
  useListPlace(transId, list)
  const first = pages.data?.pages[0]?.orders[0]?.trans_id
  const ahead = useAhead(list, transId, first)
  // Ticking works on many orders: an order opened without a choice is closed.
  const openId = transId ?? (selection?.rows.size ? undefined : ahead)
  useEffect(() => {
    OrderDetail.preload()
    BulkBar.preload()
  }, [])
  useKeys([{ keys: 'N', does: text.orderKeys.next, act: () => next.isPending || next.mutate({}) }])
  return (
    <Screen title={title} back={transId && `/orders${search}`}>
      <UndoAgain onFailed={ticks.suggest} />
      <div className={transId ? 'orders one' : 'orders'}>
        <QueueTabs queue={filters.queue} />
        <div className="split">
          <OrderList
            key={filters.queue}
            filters={filters}
            pages={pages}
            search={search}
            openId={openId}
            isAhead={!transId}
            selection={selection}
          />
          {openId ? (
            <Suspense fallback={<Waiting />}>
              <OrderDetail
                key={openId}
                transId={openId}
                isAhead={!transId}
                search={search}
                areKeysFree={!selection?.rows.size}
              />
            </Suspense>
          ) : (
            <p className="choose only-d mute">{text.orders.choose}</p>
          )}
        </div>
      </div>
    </Screen>
  )
}

/** An order's place in its queue, if known. */
function useTitleOf(transId: string | undefined, queue: Queue, { data }: OrderRows): string {
  const { places, orders } = useText()
  const { data: counts } = useCounts()
  if (!transId) return places.orders
  const rows = data?.pages.flatMap((page) => page.orders) ?? []
  const nr = rows.findIndex((row) => row.trans_id === transId) + 1
  const of = queue === 'all' ? 0 : (counts?.[queue].n ?? 0)
  return nr > 0 && of >= nr ? orders.oneOf(nr, of) : orders.one
}

/**
 * On a wide screen the first order of a list is open beside it until another is chosen; a refetched
 * list does not change it.
 */
function useAhead(list: string, transId: string | undefined, first: string | undefined) {
  const [shown, setShown] = useState<{ list: string; transId: string }>()
  const isWide = useIsWide()
  const shownId = shown?.list === list ? shown.transId : undefined
  if (!transId && !shownId && first) setShown({ list, transId: first })
  return isWide && !transId ? (shownId ?? first) : undefined
}

/** The filters of the address, and that part of it, which the order beside the list keeps. */
function useFilters(): { filters: Filters; search: string } {
  const { search } = useLocation()
  const [params] = useSearchParams()
  return { search, filters: filtersOf(params) }
}
