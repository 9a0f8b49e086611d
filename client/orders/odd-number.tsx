import { useState } from 'react'
import type { Order } from '#contract/orders'
import { orderStatus } from '#contract/shop'
import { useWords } from '../text/lang'
import { CorrectForm } from './late-correct-form'
import { useOddNumber } from './use-odd-number'
import { orderWords } from './words'

/** On the confirmation of an order whose number nobody can call: the form that corrects it, open. */
export function OddNumber({ order }: { order: Order }) {
  const text = useWords(orderWords)
  const odd = useOddNumber(order)
  const [isDone, setIsDone] = useState(false)
  if (order.order_status !== orderStatus.pending) return null
  if (!odd) return isDone && <p role="status">{text.corrected}</p>
  return (
    <section className="odd-number" aria-labelledby="odd-number">
      <h2 id="odd-number" className="ink-gold">
        {`${odd}: ${text.correctIt}`}
      </h2>
      <CorrectForm order={order} onDone={() => setIsDone(true)} />
    </section>
  )
}
