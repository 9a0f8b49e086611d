import { ShoppingCart } from 'lucide-react'
import type { Product } from '#contract/catalog-shapes'
import { maxQuantity } from '#contract/shop'
import { formatTaka, toBengaliDigits } from '../text/format'
import { Button } from '../ui/button'
import { NoConnection } from '../ui/no-connection'
import { NoScripts } from '../ui/no-scripts'
import { Stepper } from '../ui/stepper'
import type { Buying } from './use-buying'
import type { Choice } from './wish'
import './buy-box.css'

type BuyBoxProps = {
  product: Product
  choice: Choice
  onChoose: (part: Partial<Choice>) => void
  buying: Buying
}

/** Quantity and the two ways to buy. On phones the buttons stay at the bottom of the screen. */
export function BuyBox({ product, choice, onChoose, buying }: BuyBoxProps) {
  const { minimum_order: minimum } = product
  const { quantity } = choice
  const soldOut = product.stock !== 1
  return (
    <div className="buy-box">
      <div className="buy-box-quantity">
        <span aria-hidden="true">পরিমাণ:</span>
        <Stepper
          label="পরিমাণ"
          value={quantity}
          min={minimum}
          max={maxQuantity}
          onMinus={() => onChoose({ quantity: quantity - 1 })}
          onPlus={() => onChoose({ quantity: quantity + 1 })}
        />
        {minimum > 1 && (
          <span className="buy-box-minimum">সর্বনিম্ন অর্ডার {toBengaliDigits(minimum)}</span>
        )}
      </div>
      <div className="buy-box-buttons num">
        <Button
          kind="gold"
          disabled={soldOut || buying.ordering.isRunning}
          busy={buying.adding.isRunning}
          onClick={() => buying.buy('add', choice)}
        >
          <ShoppingCart className="icon" aria-hidden />
          Add to cart
          {buying.adding.hasNoConnection && <NoConnection />}
        </Button>
        <Button
          disabled={soldOut || buying.adding.isRunning}
          busy={buying.ordering.isRunning}
          onClick={() => buying.buy('order', choice)}
        >
          Order now
          <span className="buy-box-sum">· {formatTaka(product.price * quantity)}</span>
          {buying.ordering.hasNoConnection && <NoConnection />}
        </Button>
        {soldOut && <p className="buy-box-sold-out">এই পণ্যটি এখন স্টকে নেই, তাই অর্ডার করা যাচ্ছে না।</p>}
      </div>
      <NoScripts />
    </div>
  )
}
