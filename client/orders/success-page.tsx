import { CircleCheckBig } from 'lucide-react'
import { useLocation } from 'react-router'
import { orderStatus } from '#contract/shop'
import { useAddress } from '../addresses/queries'
import { useCustomer } from '../customers/queries'
import { useSaid, useWords } from '../text/lang'
import { greeting } from '../text/order-texts'
import { fixed } from '../text/sentences'
import { shopFacts } from '../text/shop-facts'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { orderWords } from './words'
import '../ui/layout/columns.css'
import { Skeleton } from '../ui/layout/skeleton'
import { useLastOrder } from './last-order'
import { NoOrders } from './no-orders'
import { OddNumber } from './odd-number'
import { useOrder } from './queries'
import { Receipt, WhatComes } from './receipt'
import './success.css'

/** The order just confirmed; the customer's newest if this tab has none. */
export function SuccessPage() {
  const text = useWords(orderWords)
  const said = useSaid()
  const { state } = useLocation()
  const known = useLastOrder(state)
  const newest = useAddress()
  const transId = known ?? newest.data?.trans_id ?? null
  useHead({
    title: transId === null ? text.order : said(fixed('orderConfirmed')),
    description: text.aboutSuccess,
    hidden: true,
  })

  if (transId !== null)
    return <Confirmed transId={transId} isOther={Object(state).isOther === true} />
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>{text.order}</SectionHeading>
      {newest.isSuccess && <NoOrders />}
      {newest.isPending && <Skeleton height={520} radius="var(--r-lg)" />}
      {newest.isLoadingError && <RetryPanel onRetry={newest.refetch} busy={newest.isFetching} />}
    </div>
  )
}

/** `isOther`: its address or its sum differs from the last one seen. */
function Confirmed({ transId, isOther }: { transId: string; isOther: boolean }) {
  const text = useWords(orderWords)
  const { customer } = useCustomer()
  const { data, isPending, fetchStatus } = useOrder(transId)
  const order = data?.order
  const address = useAddress().data
  return (
    <div className="wrap section-first">
      <div className="panel success-sheet">
        <div className="flex gap-12">
          <CircleCheckBig className="icon success-mark ink-green round rigid" aria-hidden />
          <div>
            <p className="success-name">
              <Said text={greeting(customer?.name ?? '')} alone />
            </p>
            <h1>
              <Said text={fixed('orderConfirmed')} alone />
            </h1>
          </div>
        </div>
        {(!order || order.order_status === orderStatus.pending) && (
          <p className="success-next">
            {text.weWillCall()}{' '}
            {address?.address_remark &&
              address.user_address?.address === order?.address.address &&
              text.sayDistrict}
          </p>
        )}
        {isOther && (
          <p className="success-other tint-gold bold" role="alert">
            {text.isOther}
          </p>
        )}
        {order && <OddNumber order={order} />}
        <WhatComes transId={transId} />
        {/* Below goods whose number is not known yet everything would move. */}
        {isPending && fetchStatus === 'fetching' ? (
          <Skeleton height={420} />
        ) : (
          <>
            <p className="mute">
              <Said text={fixed('orderEmailNote')} />
            </p>
            {shopFacts().no_mail && <p className="mute">{text.noMail}</p>}
            <Receipt transId={transId} />
          </>
        )}
      </div>
    </div>
  )
}
