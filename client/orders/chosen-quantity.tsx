import { useLocation } from 'react-router'
import type { CartItem } from '#contract/cart'
import type { OtherQuantity } from '../cart/add-to-cart'
import { QuantityOffer } from '../cart/quantity-offer'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'
import './line-problem.css'

/** After “order now” of a product that was in the cart: offers the quantity chosen there. */
export function ChosenQuantity({ line }: { line: CartItem }) {
  const text = useText({ cart }).cart
  const { state } = useLocation()
  const chosen: OtherQuantity | undefined = state?.chosen
  if (chosen?.line !== line.id || chosen.quantity === line.quantity) return null
  return (
    <div className="line-problem flex wraps" data-line-problem role="status">
      <p>{text.hadBefore(line.quantity)}</p>
      <QuantityOffer line={line} quantity={chosen.quantity} />
    </div>
  )
}
