import { CircleCheckBig } from 'lucide-react'
import { useLocation } from 'react-router'
import { useAddress } from '../addresses/queries'
import { useCustomer } from '../customers/queries'
import { sentences } from '../text/sentences'
import { useHead } from '../ui/head'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import { Skeleton } from '../ui/skeleton'
import { useLastOrder } from './last-order'
import { NoOrders } from './no-orders'
import { Receipt } from './receipt'
import './success.css'

const notYetTitle = 'Order confirmation'

/** The order just confirmed; where this tab does not know it, the customer's newest. */
export function SuccessPage() {
  const { state } = useLocation()
  const known = useLastOrder(state)
  const newest = useAddress()
  const transId = known ?? newest.data?.trans_id ?? null
  useHead({
    title: transId === null ? notYetTitle : sentences.orderConfirmed,
    description: 'আপনার অর্ডারের নম্বর, মোট মূল্য ও পৌঁছানোর তারিখ।',
    hidden: true,
  })

  if (transId !== null)
    return <Confirmed transId={transId} isOther={Object(state).isOther === true} />
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>{notYetTitle}</SectionHeading>
      {newest.isSuccess && <NoOrders />}
      {newest.isPending && <Skeleton height={520} radius="var(--r-lg)" />}
      {newest.isLoadingError && <RetryPanel onRetry={newest.refetch} busy={newest.isFetching} />}
    </div>
  )
}

/** `isOther`: it goes to another address or costs another sum than was seen last. */
function Confirmed({ transId, isOther }: { transId: string; isOther: boolean }) {
  const { customer } = useCustomer()
  return (
    <div className="wrap section-first success">
      <div className="panel success-sheet">
        <CircleCheckBig className="icon success-mark" aria-hidden />
        <p className="success-name">Hey {customer?.name}</p>
        <h1>{sentences.orderConfirmed}</h1>
        <p className="success-note">{sentences.orderEmailNote}</p>
        {isOther && (
          <p className="success-other" role="alert">
            খেয়াল করুন: অর্ডারটি নিচের ঠিকানা ও মূল্যেই নেওয়া হয়েছে, আপনি শেষে যা দেখেছিলেন তা থেকে আলাদা। বদলাতে
            হলে ফোন করুন।
          </p>
        )}
        <Receipt transId={transId} />
      </div>
    </div>
  )
}
