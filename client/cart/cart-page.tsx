import { ShoppingCart } from 'lucide-react'
import type { CartItem } from '#contract/cart'
import { OrderSummary } from '../checkout/order-summary'
import { PromoBox } from '../checkout/promo-box'
import { useSums } from '../checkout/use-sums'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useSaid, useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { LinkButton } from '../ui/form/link-button'
import { focusHeading } from '../ui/input/focus-heading'
import { EmptyState } from '../ui/layout/empty-state'
import { lazyPart } from '../ui/layout/lazy-part'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { cartWords } from './words'
import '../ui/layout/columns.css'
import '../ui/layout/foot-bar.css'
import { SideSkeleton } from '../ui/layout/side-skeleton'
import './cart.css'
import { CartLine } from './cart-line'
import { isInStock, isOrderable } from './in-stock'
import { LeftOutNote, useLeftOut } from './late-left-out'
import { useCartIsSettling } from './line-writes'
import { useCart } from './queries'

const SeenRow = lazyPart(() => import('../seen/seen-row').then((m) => m.SeenRow), null)

export function CartPage() {
  const text = useWords(cartWords)
  const said = useSaid()
  const leftOut = useLeftOut()
  useHead({ title: said(words.cart), description: text.about, hidden: true })
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>
        <Said text={words.cart} />
      </SectionHeading>
      {leftOut.length > 0 && <LeftOutNote lines={leftOut} />}
      <CartContent />
    </div>
  )
}

function CartContent() {
  const text = useWords(cartWords)
  const { data, isPending, isError, isFetching, refetch } = useCart()

  if (isPending) return <SideSkeleton rows={3} height={152} />
  if (isError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  if (data.carts.length === 0) {
    return (
      <>
        <EmptyState title={<Said text={fixed('cartEmpty')} />} icon={ShoppingCart}>
          <LinkButton kind="primary" to={paths.home()}>
            {text.goShopping}
          </LinkButton>
        </EmptyState>
        <SeenRow />
      </>
    )
  }
  return (
    <div className="with-side beside">
      <ul className="panel lined cart-lines">
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
  const text = useWords(cartWords)
  const said = useSaid()
  const isSettling = useCartIsSettling()
  const { totalTaka } = useSums(lines)
  const isAllInStock = lines.every(isInStock)
  const isAllOrderable = lines.every(isOrderable)
  return (
    <aside className="side" aria-label={said(words.orderSummary)}>
      <PromoBox lines={lines} withPublic />
      <OrderSummary lines={lines} isSettling={isSettling}>
        <div className="cart-act foot-bar num">
          <strong>
            <Said text={words.total} /> <span translate="no">{formatTaka(totalTaka)}</span>
          </strong>
          {isAllOrderable ? (
            <LinkButton kind="primary" to={paths.checkout()} wide>
              <Said text={words.checkout} inControl />
            </LinkButton>
          ) : (
            <p className="cart-line-note">{isAllInStock ? text.chooseFirst : text.removeSoldOut}</p>
          )}
        </div>
        <LinkButton to={paths.home()} kind="quiet" wide>
          {text.goOnShopping}
        </LinkButton>
      </OrderSummary>
    </aside>
  )
}
