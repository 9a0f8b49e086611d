import { ShoppingCart } from 'lucide-react'
import { useAddress } from '../addresses/queries'
import { isPassing } from '../api/api-error'
import { useCart } from '../cart/queries'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { useHead } from '../ui/head'
import { LinkButton } from '../ui/link-button'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import { SideSkeleton } from '../ui/side-skeleton'
import { CheckoutSheet } from './checkout-sheet'
import { useConfirmOrder } from './queries'

const mayStand = 'অর্ডারটি হয়ে গিয়ে থাকতে পারে, আমার অর্ডারে দেখুন'

export function CheckoutPage() {
  useHead({ title: 'Checkout', description: 'ঠিকানা দিয়ে অর্ডার কনফার্ম করুন।', hidden: true })
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>Checkout</SectionHeading>
      <CheckoutContent />
    </div>
  )
}

function CheckoutContent() {
  const { data, isPending, isError, isFetching, refetch } = useCart()
  const address = useAddress()
  const confirm = useConfirmOrder()
  // Both or none, so that nothing is pushed down; an address that fails to come says so in its place.
  const isAddressComing = address.isPending && address.failureCount === 0

  if (isPending || isAddressComing || confirm.isSuccess)
    return <SideSkeleton rows={3} height={152} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.carts.length === 0) {
    return (
      // The lines of an order whose reply was lost are gone too.
      <EmptyState
        title={isPassing(confirm.error) ? mayStand : sentences.cartEmpty}
        icon={ShoppingCart}
      >
        <LinkButton to={paths.home()}>কেনাকাটা করুন</LinkButton>
        <LinkButton to={paths.orders()} kind="quiet">
          আমার অর্ডার দেখুন
        </LinkButton>
      </EmptyState>
    )
  }
  return <CheckoutSheet lines={data.carts} confirm={confirm} />
}
