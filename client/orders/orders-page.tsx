import { ChevronRight } from 'lucide-react'
import type { OrderEntry } from '#contract/orders-shapes'
import { paths } from '../paths'
import { formatDate, formatTaka } from '../text/format'
import { sentences } from '../text/sentences'
import { useHead } from '../ui/head'
import { Link } from '../ui/link'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import { SkeletonLines } from '../ui/skeleton-lines'
import { NoOrders } from './no-orders'
import './orders.css'
import { useOrders } from './queries'
import { StatusPill } from './status-pill'

export function OrdersPage() {
  useHead({ title: 'Orders', description: 'আপনার সব অর্ডার ও তাদের অবস্থা।', hidden: true })
  return (
    <div className="wrap section-first narrow">
      <SectionHeading level={1}>Orders</SectionHeading>
      <OrdersContent />
    </div>
  )
}

function OrdersContent() {
  const { data, isPending, isError, isFetching, refetch } = useOrders()

  if (isPending) return <SkeletonLines rows={4} height={92} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.orders.length === 0) return <NoOrders />
  return (
    <ul className="orders num">
      {data.orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderEntry }) {
  return (
    <li>
      <Link to={paths.tracking(order.trans_id)} className="panel order-row">
        <span className="order-row-id">
          <small>{sentences.transactionId}</small>
          <strong>{order.trans_id}</strong>
        </span>
        <span>
          <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
          <strong>{formatTaka(order.total)}</strong>
        </span>
        <StatusPill status={order.order_status} />
        <ChevronRight className="icon" aria-hidden />
      </Link>
    </li>
  )
}
