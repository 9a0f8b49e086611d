import { useLang, useText } from '../text/lang'
import { whoChanged } from './event-words'
import { forgetRefusal, isOver, useRefusals } from './refusals'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

/**
 * Why the last act upon this order was not done; read out as it comes. Where an answer was lost and the
 * order has changed since, what changed it: the button in that place is another one by now.
 */
export function RefusalNote({ order }: { order: OfficeOrder }) {
  const text = useText()
  const lang = useLang()
  const refusal = useRefusals().get(order.id)
  return (
    <div role="alert">
      {refusal && (
        <p className="note bad">
          <span className="grow">
            {isOver(refusal, order) ? whoChanged(order, text, lang) : refusal.why}
          </span>
          <button type="button" className="link" onClick={() => forgetRefusal(order.id)}>
            {text.order.understood}
          </button>
        </p>
      )}
    </div>
  )
}
