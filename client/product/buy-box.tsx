import { ShoppingCart } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { maxQuantity } from '#contract/shop'
import type { Choice } from '../customers/wish'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { Stepper } from '../ui/form/stepper'
import { lazyPart } from '../ui/layout/lazy-part'
import { NoConnection } from '../ui/layout/no-connection'
import { NoScripts } from '../ui/layout/no-scripts'
import { Skeleton } from '../ui/layout/skeleton'
import { useHydrated } from '../ui/state/use-hydrated'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { AskWhenBack } from './ask-when-back'
import { isThere, leftOf } from './choices'
import type { Buying } from './use-buying'
import { productWords } from './words'
import '../ui/layout/foot-bar.css'
import './buy-box.css'

const comes = <Skeleton height={98} />
// Loaded late: nearly every product is in stock. It is another one for a customer, so the server leaves it out.
const TellWhenBack = lazyPart(() => import('./tell-when-back').then((m) => m.TellWhenBack), comes)

type BuyBoxProps = {
  product: Product
  choice: Choice
  onChoose: (part: Partial<Choice>) => void
  buying: Buying
}

/** Quantity and the two buttons to buy. On phones the buttons stay at the bottom of the screen. */
export function BuyBox({ product, choice, onChoose, buying }: BuyBoxProps) {
  const text = useWords(productWords)
  const isHydrated = useHydrated()
  const { minimum_order: minimum } = product
  const left = leftOf(product, choice)
  const most = Math.max(minimum, Math.min(maxQuantity, left ?? maxQuantity))
  // Another choice may have fewer pieces than were chosen.
  const quantity = Math.min(choice.quantity, most)
  const quantityLabel = `${text.quantity}:`
  const sum = formatTaka(product.price * quantity)
  const soldOut = product.stock !== 1 || !isThere(product, choice)
  return (
    <div
      className={product.stock === 1 ? 'buy-box grid gap-12' : 'buy-box grid gap-12 buy-box-gone'}
    >
      <div className="buy-box-quantity grid gap-4">
        <span className="bold only-phone" aria-hidden="true">
          {quantityLabel}
        </span>
        <Stepper
          label={text.quantity}
          value={quantity}
          min={minimum}
          max={most}
          onMinus={() => onChoose({ quantity: quantity - 1 })}
          onPlus={() => onChoose({ quantity: quantity + 1 })}
        />
        {left !== undefined && <span className="mute small">{text.left(left)}</span>}
        {minimum > 1 && <span className="mute small">{text.least(minimum)}</span>}
      </div>
      <div className="buy-box-buttons grid gap-12 foot-bar num">
        <Button
          kind="outline"
          disabled={soldOut || buying.isOrdering}
          busy={buying.isAdding}
          onClick={() => buying.buy('add', { ...choice, quantity })}
        >
          <ShoppingCart className="icon" aria-hidden />
          <Said text={words.addToCart} inControl />
          {!buying.isOnline && <NoConnection />}
        </Button>
        <Button
          kind="primary"
          disabled={soldOut || buying.isAdding}
          busy={buying.isOrdering}
          onClick={() => buying.buy('order', { ...choice, quantity })}
        >
          {buying.isOrdering ? (
            <span>{text.goingToOrder}</span>
          ) : (
            <>
              <span className="only-phone buy-box-sum" translate="no">
                {sum}
                <span>{' ·'}</span>
              </span>
              <Said text={words.orderNow} inControl />
            </>
          )}
          {!buying.isOnline && <NoConnection />}
        </Button>
        {product.stock !== 1 && <AskWhenBack product={product} />}
        {soldOut && (
          <p className="buy-box-sold-out ink-brick bold">
            {product.stock === 1 ? text.choiceSoldOut : text.soldOut}
          </p>
        )}
      </div>
      {product.stock !== 1 && (isHydrated ? <TellWhenBack productId={product.id} /> : comes)}
      {buying.isInCart && (
        <Link to={paths.cart()} className="buy-box-in-cart ink-green underline">
          {text.inCart}
        </Link>
      )}
      <NoScripts />
    </div>
  )
}
