import type { CartItem } from '#contract/cart'
import { maxQuantity } from '#contract/shop'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Stepper } from '../ui/form/stepper'
import { Picture } from '../ui/media/picture'
import { Link } from '../ui/text/link'
import { Price } from '../ui/text/price'
import { fittingQuantity, isInStock, isTooMany } from './in-stock'
import { LineOptions } from './line-options'
import { useCartLine } from './line-writes'
import { QuantityOffer } from './quantity-offer'
import { RemoveLine } from './remove-line'
import { cartWords } from './words'

/** One line of the cart with its controls. `onRemoved` runs after the line has left the list. */
export function CartLine({ line, onRemoved }: { line: CartItem; onRemoved: () => void }) {
  const { increment, decrement, remove } = useCartLine(line)
  const { product, quantity } = line
  const text = useWords(cartWords)
  const fitting = fittingQuantity(line)

  function removeLine() {
    remove()
    onRemoved()
  }

  return (
    <li className="cart-line">
      <span className="cart-line-picture frame">
        <Picture url={product.image} alt="" sizes="112px" />
      </span>
      <div className="cart-line-what grid gap-6 break">
        <h2>
          <Link
            className="block title-link"
            to={paths.product(product.slug)}
            lang={scriptOf(product.title)}
          >
            {product.title}
          </Link>
        </h2>
        <LineOptions line={line} />
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} />
        {!isInStock(line) && <p className="cart-line-note">{text.soldOut}</p>}
        {product.left !== undefined && (
          <p className={isTooMany(line) ? 'cart-line-note num' : 'field-hint num'}>
            {text.left(product.left)}{' '}
            {fitting !== undefined && <QuantityOffer line={line} quantity={fitting} />}
          </p>
        )}
        {product.minimum_order > 1 && (
          <p className="field-hint num">{text.least(product.minimum_order)}</p>
        )}
      </div>
      <div className="cart-line-controls">
        <Stepper
          label={text.quantityOf(product.title)}
          value={quantity}
          min={product.minimum_order}
          max={Math.min(maxQuantity, product.left ?? maxQuantity)}
          onMinus={decrement}
          onPlus={increment}
        />
        <strong
          className={quantity === 1 ? 'cart-line-sum only-desk num' : 'cart-line-sum num'}
          translate="no"
        >
          {formatTaka(product.price * quantity)}
        </strong>
        <RemoveLine line={line} onRemove={removeLine} />
      </div>
    </li>
  )
}
