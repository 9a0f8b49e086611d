import { ChevronRight, PackageOpen } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderEntry } from '#contract/orders-shapes'
import { paths } from '../paths'
import { formatDate, formatTaka } from '../text/format'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { useHead } from '../ui/head'
import { Link } from '../ui/link'
import { LinkButton } from '../ui/link-button'
import { Pager } from '../ui/pager'
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
  const [search] = useSearchParams()
  const [asked] = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '') ?? []
  const page = Number(asked ?? 1)
  const { data, isPending, isError, isFetching, refetch } = useOrders(page)
  const list = useRef<HTMLUListElement>(null)

  if (isPending) return <SkeletonLines rows={4} height={92} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.total === 0) return <NoOrders />
  if (data.orders.length === 0) return <NoOrdersHere />

  function showTop() {
    list.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  return (
    <>
      <ul className="orders num" ref={list} tabIndex={-1} aria-label="Orders">
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pager
        page={data.current_page}
        lastPage={data.last_page}
        hrefOf={(number) => `?page=${number}`}
        onTurn={showTop}
      />
    </>
  )
}

function NoOrdersHere() {
  return (
    <EmptyState title="এই পাতায় কোনো অর্ডার নেই" icon={PackageOpen}>
      <LinkButton to={paths.orders()}>প্রথম পাতায় যান</LinkButton>
    </EmptyState>
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
