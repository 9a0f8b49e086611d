import { useLocation } from 'react-router'
import type { CartItem } from '#contract/cart-shapes'
import type { Asked } from '../cart/add-to-cart'
import { QuantityOffer } from '../cart/quantity-offer'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'
import './line-trouble.css'

/** After “order now” of a product that was in the cart with another quantity: offers the asked one. */
export function AskedQuantity({ line }: { line: CartItem }) {
  const text = useText({ cart }).cart
  const { state } = useLocation()
  const asked: Asked | undefined = state?.asked
  if (asked?.line !== line.id || asked.quantity === line.quantity) return null
  return (
    <div className="line-trouble flex wraps" role="status">
      <p>{text.hadBefore(line.quantity)}</p>
      <QuantityOffer line={line} quantity={asked.quantity} />
    </div>
  )
}
