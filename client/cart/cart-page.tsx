import { ShoppingCart } from 'lucide-react'
import type { CartItem } from '#contract/cart-shapes'
import { OrderSummary } from '../checkout/order-summary'
import { PromoBox } from '../checkout/promo-box'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { focusHeading } from '../ui/focus-heading'
import { useHead } from '../ui/head'
import { LinkButton } from '../ui/link-button'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import { SideSkeleton } from '../ui/side-skeleton'
import './cart.css'
import { CartLine } from './cart-line'
import { isInStock } from './in-stock'
import { useCartIsSettling } from './line-writes'
import { useCart } from './queries'

export function CartPage() {
  useHead({ title: 'Cart', description: 'আপনার কার্টের পণ্য, পরিমাণ ও মোট মূল্য।', hidden: true })
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>Cart</SectionHeading>
      <CartContent />
    </div>
  )
}

function CartContent() {
  const { data, isPending, isError, isFetching, refetch } = useCart()

  if (isPending) return <SideSkeleton rows={3} height={152} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.carts.length === 0) {
    return (
      <EmptyState title={sentences.cartEmpty} icon={ShoppingCart}>
        <LinkButton to={paths.home()}>কেনাকাটা করুন</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="with-side">
      <ul className="panel cart-lines">
        {data.carts.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onRemoved={() => requestAnimationFrame(focusHeading)}
          />
        ))}
      </ul>
      <CartSide lines={data.carts} />
    </div>
  )
}

/** Promotion and order summary (spec section 2). */
function CartSide({ lines }: { lines: CartItem[] }) {
  const isSettling = useCartIsSettling()
  const isAllInStock = lines.every(isInStock)
  return (
    <aside className="side" aria-label="অর্ডারের হিসাব">
      <PromoBox />
      <OrderSummary lines={lines} isSettling={isSettling}>
        {isAllInStock ? (
          <LinkButton to={paths.checkout()} wide>
            Checkout
          </LinkButton>
        ) : (
          <p className="cart-line-note">স্টকে নেই এমন পণ্য সরিয়ে দিলে চেকআউট করতে পারবেন।</p>
        )}
        <LinkButton to={paths.home()} kind="quiet" wide>
          আরও কেনাকাটা করুন
        </LinkButton>
      </OrderSummary>
    </aside>
  )
}
