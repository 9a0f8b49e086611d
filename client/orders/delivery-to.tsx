import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders'
import { orderStatus } from '#contract/shop'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Button } from '../ui/form/button'
import { useHandedOnFocus } from '../ui/input/handed-on-focus'
import { CorrectForm } from './late-correct-form'
import { useOddNumber } from './use-odd-number'
import { orderWords } from './words'

type DeliveryToProps = { order: Order; isLinked: boolean }

/** Who gets the order and where; its customer corrects it while it is pending. */
export function DeliveryTo({ order, isLinked }: DeliveryToProps) {
  const text = useWords(orderWords)
  const { address } = order
  const mayCorrect = !isLinked && order.order_status === orderStatus.pending
  const [isOpen, setIsOpen] = useState(false)
  const isForm = isOpen && mayCorrect
  const place = useHandedOnFocus<HTMLElement>(isForm ? 'form' : 'address')
  const odd = useOddNumber(order)
  // Loaded before it opens: it takes the focus.
  const open = () => CorrectForm.preload().then(show, show)
  const show = () => setIsOpen(true)
  return (
    <section {...place} className="panel" aria-labelledby="tracked-address">
      <h2 id="tracked-address">{text.deliveryAddress}</h2>
      {isForm ? (
        <CorrectForm
          order={order}
          onDone={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <>
          <address className="tracked-order-address grid break num">
            <strong lang={scriptOf(address.name)}>{address.name}</strong>
            {address.number && (
              <span className="mute" translate="no">
                {address.number}
              </span>
            )}
            <span className="mute" lang={scriptOf(address.address)}>
              {address.address}
            </span>
          </address>
          {mayCorrect && odd && <p className="ink-gold bold small">{odd}</p>}
          {mayCorrect && (
            <Button kind="quiet" onClick={open}>
              <Pencil className="icon icon-18" aria-hidden />
              {text.correct}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
