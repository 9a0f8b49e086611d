import type { CartItem } from '#contract/cart'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { useCartLine } from './line-writes'
import { cartWords } from './words'

type QuantityOfferProps = {
  line: CartItem
  quantity: number
  onTaken?: () => void
  /** Id of the element with the reason. */
  describedBy?: string
}

/** Sets a line of the cart to a quantity that is offered. */
export function QuantityOffer({ line, quantity, onTaken, describedBy }: QuantityOfferProps) {
  const text = useWords(cartWords)
  const { setTo } = useCartLine(line)

  function take() {
    setTo(quantity)
    onTaken?.()
  }

  return (
    <Button className="num" aria-describedby={describedBy} onClick={take}>
      {text.make(quantity)}
      <span className="visually-hidden">{`: ${line.product.title}`}</span>
    </Button>
  )
}
