import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { OrderRow } from '#contract/office/order-row-shapes'
import type { Queue } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { useIsWide } from '../../ui/state/use-wide'
import type { Listed } from '../record/rows'
import { SplitPage } from '../record/split-page'
import { useSelection } from '../record/ticks'
import { frameWords } from '../text/frame-words'
import { ordersWords } from '../text/orders-words'
import { late, latePart } from '../ui/late'
import { Waiting } from '../ui/waiting'
import { BulkBar, OrderList } from './order-list'
import { orderRows, useCounts } from './queries'
import { QueueTabs } from './queue-tabs'
import { filtersOf, mostSelected } from './reads'
import { useNextCall } from './use-next-call'
import './orders.css'

const OrderDetail = late(async () => (await import('./order-detail')).OrderDetail)
const UndoAgain = latePart(async () => (await import('./undo-again')).UndoAgain)
/** Calls are made one by one, and so are outcomes of parcels. */
const selectable: readonly Queue[] = ['pack', 'hand', 'way', 'all']

/** The queues with one order. */
export function OrdersPage() {
  const text = useWords(ordersWords)
  const { trans_id: transId } = useParams()
  // The order beside the list keeps its query.
  const { search } = useLocation()
  const filters = filtersOf(useSearchParams()[0])
  const listed = orderRows.useList(filters)
  const title = useTitleOf(transId, filters.queue, listed)
  const list = JSON.stringify(filters)
  const ticks = useSelection<OrderRow>(`orders ${list}`, mostSelected)
  const selection = selectable.includes(filters.queue) ? ticks : null
  const next = useNextCall()
  const first = listed.rows?.[0]?.trans_id
  const ahead = useAhead(list, transId, first)
  // Ticking works on many orders: an order opened without a choice is closed.
  const openId = transId ?? (selection?.rows.size ? undefined : ahead)
  useEffect(() => {
    OrderDetail.preload()
    BulkBar.preload()
  }, [])
  const navigate = useNavigate()
  useKeys([
    { keys: 'N', does: text.orderKeys.next, act: () => next.isPending || next.mutate({}) },
    { keys: 'A', does: text.orders.new, act: () => navigate('/orders/new') },
  ])
  return (
    <SplitPage
      name="orders"
      title={title}
      back={`/orders${search}`}
      openId={transId}
      list={list}
      tabs={
        <>
          <UndoAgain onFailed={ticks.suggest} />
          <QueueTabs queue={filters.queue} />
        </>
      }
      choose={text.orders.choose}
      rows={
        <OrderList
          key={filters.queue}
          filters={filters}
          listed={listed}
          search={search}
          openId={openId}
          isAhead={!transId}
          selection={selection}
        />
      }
    >
      {openId && (
        <Suspense fallback={<Waiting />}>
          <OrderDetail
            key={openId}
            transId={openId}
            isAhead={!transId}
            search={search}
            areKeysFree={!selection?.rows.size}
          />
        </Suspense>
      )}
    </SplitPage>
  )
}

/** An order's place in its queue, if known. */
function useTitleOf(transId: string | undefined, queue: Queue, { rows }: Listed<OrderRow>) {
  const { places } = useWords(frameWords)
  const { orders } = useWords(ordersWords)
  const { data: counts } = useCounts()
  if (!transId) return places.orders
  const nr = (rows?.findIndex((row) => row.trans_id === transId) ?? -1) + 1
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
