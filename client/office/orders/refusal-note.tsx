import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useLang, useWords } from '../../text/lang'
import { isOver } from './acts'
import { whoChanged } from './event-words'
import { refusals } from './queries'
import { orderWords } from './words'

/**
 * The reason why the last act on this order failed; read out. After a lost answer also the order's
 * changes since: the button in that place may be another one now.
 */
export function RefusalNote({ order }: { order: OfficeOrder }) {
  const text = useWords(orderWords)
  const lang = useLang()
  const refusal = refusals.use().get(order.id)
  // What this person can undo is the act whose answer was lost.
  const since = () => (order.undo ? text.order.ownDone : whoChanged(order, lang))
  return (
    <div role="alert">
      {refusal && (
        <p className="note bad">
          <span className="grow">{isOver(refusal, order) ? since() : refusal.why}</span>
          <button type="button" className="link" onClick={() => refusals.forget(order.id)}>
            {text.order.understood}
          </button>
        </p>
      )}
    </div>
  )
}
