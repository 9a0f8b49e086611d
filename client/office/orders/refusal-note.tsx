import { useText } from '../text/lang'
import { forgetRefusal, useRefusals } from './refusals'

/** Why the last act upon this order was not done; read out as it comes. */
export function RefusalNote({ orderId }: { orderId: number }) {
  const text = useText()
  const why = useRefusals().get(orderId)
  return (
    <div role="alert">
      {why && (
        <p className="note bad">
          <span className="grow">{why}</span>
          <button type="button" className="link" onClick={() => forgetRefusal(orderId)}>
            {text.order.understood}
          </button>
        </p>
      )}
    </div>
  )
}
