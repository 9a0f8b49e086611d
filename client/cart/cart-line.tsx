import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#contract/cart-shapes'
import { maxQuantity } from '#contract/shop'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { sentences } from '../text/sentences'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Stepper } from '../ui/stepper'
import { isInStock } from './in-stock'
import { useCartLine } from './line-writes'

/** One line of the cart with its controls. `onRemoved` runs once the line has left the list. */
export function CartLine({ line, onRemoved }: { line: CartItem; onRemoved: () => void }) {
  const { increment, decrement, remove, isLocked } = useCartLine(line)
  const [isAsking, setIsAsking] = useState(false)
  const { product, quantity } = line

  function removeLine() {
    setIsAsking(false)
    remove()
    onRemoved()
  }

  return (
    <li className="cart-line">
      <span className="cart-line-picture">
        <Picture url={product.image} alt="" sizes="112px" />
      </span>
      <div className="cart-line-what">
        <h2>
          <Link to={paths.product(product.slug)}>{product.title}</Link>
        </h2>
        <Price priceTaka={product.price} oldPriceTaka={product.old_price} />
        {!isInStock(line) && (
          <p className="cart-line-note">Out of stock: এখন স্টকে নেই, সরিয়ে দিন</p>
        )}
        {product.minimum_order > 1 && (
          <p className="field-hint num">সর্বনিম্ন অর্ডার {product.minimum_order}</p>
        )}
      </div>
      <div className="cart-line-controls">
        <Stepper
          label={`পরিমাণ: ${product.title}`}
          value={quantity}
          min={product.minimum_order}
          max={maxQuantity}
          onMinus={decrement}
          onPlus={increment}
          busy={isLocked}
        />
        <strong className="cart-line-sum num">{formatTaka(product.price * quantity)}</strong>
        <Button
          kind="quiet"
          className="cart-line-remove"
          aria-disabled={isLocked || undefined}
          onClick={() => isLocked || setIsAsking(true)}
        >
          <Trash2 className="icon" aria-hidden />
          Remove<span className="vh">: {product.title}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={sentences.deleteTitle}
        text={sentences.deleteText}
        confirmLabel={sentences.deleteConfirm}
        cancelLabel={sentences.deleteCancel}
        onConfirm={removeLine}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  )
}
