import { useLocation } from 'react-router'
import type { CartItem } from '#contract/cart'
import type { Requested } from '../cart/add-to-cart'
import { QuantityOffer } from '../cart/quantity-offer'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'
import './line-problem.css'

/** After “order now” of a product that was in the cart: offers the requested quantity. */
export function RequestedQuantity({ line }: { line: CartItem }) {
  const text = useText({ cart }).cart
  const { state } = useLocation()
  const requested: Requested | undefined = state?.requested
  if (requested?.line !== line.id || requested.quantity === line.quantity) return null
  return (
    <div className="line-problem flex wraps" role="status">
      <p>{text.hadBefore(line.quantity)}</p>
      <QuantityOffer line={line} quantity={requested.quantity} />
    </div>
  )
}
