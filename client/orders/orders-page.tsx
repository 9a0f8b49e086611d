import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { OrderEntry } from '#contract/orders'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useSaid, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { Pager } from '../ui/layout/pager'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { Picture } from '../ui/media/picture'
import { useHead } from '../ui/text/head'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { orderWords } from './words'
import '../ui/layout/columns.css'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import { NoOrders } from './no-orders'
import './orders.css'
import { OrderAgain } from './order-again-button'
import { OrderDate } from './order-date'
import { useOrders } from './queries'
import { StatusPill } from './status-pill'

export function OrdersPage() {
  const text = useWords(orderWords)
  const said = useSaid()
  useHead({ title: said(words.orders), description: text.aboutOrders, hidden: true })
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>
        <Said text={words.orders} />
      </SectionHeading>
      <OrdersContent />
    </div>
  )
}

function OrdersContent() {
  const said = useSaid()
  const [search] = useSearchParams()
  const [digits] = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '') ?? []
  const page = Number(digits ?? 1)
  const { data, isPending, isError, isFetching, refetch } = useOrders(page)
  const list = useRef<HTMLUListElement>(null)

  if (isPending) return <SkeletonLines rows={4} height={92} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.total === 0) return <NoOrders />
  if (data.orders.length === 0) return <Navigate replace to={`?page=${data.last_page}`} />

  function showTop() {
    list.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  return (
    <>
      <ul className="orders num" ref={list} tabIndex={-1} aria-label={said(words.orders)}>
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

function OrderRow({ order }: { order: OrderEntry }) {
  const text = useWords(orderWords)
  const { first_product: product, lines } = order
  return (
    <li className="panel order-entry">
      <Link to={paths.tracking(order.trans_id)} className="order-row">
        <span className="order-row-picture frame">
          <Picture url={product?.image} alt="" sizes="56px" />
        </span>
        <span className="order-row-what">
          {product && (
            <span className="order-row-products">
              <span lang={scriptOf(product.title)}>{product.title}</span>
              {lines > 1 && <span>{text.andMore(lines - 1)}</span>}
            </span>
          )}
          <span className="order-row-id flow break">
            <small>
              <Said text={fixed('transactionId')} alone />
            </small>{' '}
            <strong translate="no">{order.trans_id}</strong>
          </span>
        </span>
        <span className="order-row-sum flow">
          <OrderDate time={order.created_at} />
          <strong translate="no">{formatTaka(order.total)}</strong>
        </span>
        <StatusPill status={order.order_status} isJoined={order.joined_into !== undefined} />
        <ChevronRight className="icon only-desk" aria-hidden />
      </Link>
      <OrderAgain transId={order.trans_id} />
    </li>
  )
}
