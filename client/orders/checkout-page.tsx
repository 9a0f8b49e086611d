import { ShoppingCart } from 'lucide-react'
import { useAddress } from '../addresses/queries'
import { isPassing } from '../api/api-error'
import { useCart } from '../cart/queries'
import { paths } from '../paths'
import { useSaid, useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { orderWords } from './words'
import '../ui/layout/columns.css'
import { SideSkeleton } from '../ui/layout/side-skeleton'
import { CheckoutSheet } from './checkout-sheet'
import { useOthersAhead } from './late-other-goods'
import { useConfirmOrder } from './queries'

export function CheckoutPage() {
  const text = useWords(orderWords)
  const said = useSaid()
  useOthersAhead()
  useHead({ title: said(words.checkout), description: text.aboutCheckout, hidden: true })
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>
        <Said text={words.checkout} />
      </SectionHeading>
      <CheckoutContent />
    </div>
  )
}

function CheckoutContent() {
  const text = useWords(orderWords)
  const { data, isPending, isError, isFetching, refetch } = useCart()
  const address = useAddress()
  const confirm = useConfirmOrder()
  // Shows both or none, so that nothing moves; a failed address shows its error in its place.
  const isAddressComing = address.isPending && address.failureCount === 0

  if (isPending || isAddressComing || confirm.isSuccess)
    return <SideSkeleton rows={3} height={152} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.carts.length === 0) {
    return (
      // After a lost reply the lines of the order are gone too.
      <EmptyState
        title={isPassing(confirm.error) ? text.mayStand : <Said text={fixed('cartEmpty')} />}
        icon={ShoppingCart}
      >
        <LinkButton kind="primary" to={paths.home()}>
          {text.goShopping}
        </LinkButton>
        <LinkButton to={paths.orders()} kind="quiet">
          {text.seeOrders}
        </LinkButton>
      </EmptyState>
    )
  }
  return <CheckoutSheet lines={data.carts} confirm={confirm} />
}
