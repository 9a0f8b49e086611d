import { CircleCheckBig } from 'lucide-react'
import { useLocation } from 'react-router'
import { useAddress } from '../addresses/queries'
import { useCustomer } from '../customers/queries'
import { sentences } from '../text/sentences'
import { useHead } from '../ui/head'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import { SkeletonLines } from '../ui/skeleton-lines'
import { useLastOrder } from './last-order'
import { NoOrders } from './no-orders'
import { Receipt } from './receipt'
import './success.css'

/** The order just confirmed; where this tab does not know it, the customer's newest. */
export function SuccessPage() {
  useHead({ title: sentences.orderConfirmed, hidden: true })
  const { customer } = useCustomer()
  const known = useLastOrder(useLocation().state)
  const newest = useAddress()
  const transId = known ?? newest.data?.trans_id ?? null

  if (transId === null && newest.isSuccess) {
    return (
      <div className="wrap section-first">
        <SectionHeading level={1}>Orders</SectionHeading>
        <NoOrders />
      </div>
    )
  }
  return (
    <div className="wrap section-first success">
      <div className="panel success-sheet">
        <CircleCheckBig className="icon success-mark" aria-hidden />
        <p className="success-name">Hey {customer?.name}</p>
        <h1>{sentences.orderConfirmed}</h1>
        <p className="success-note">{sentences.orderEmailNote}</p>
        {transId !== null && <Receipt transId={transId} />}
        {transId === null && newest.isPending && <SkeletonLines rows={4} />}
        {transId === null && newest.isError && (
          <RetryPanel onRetry={newest.refetch} busy={newest.isFetching} />
        )}
      </div>
    </div>
  )
}
