import { useLang, useText } from '../text/lang'
import { Panel } from '../ui/panel'
import { formatNear } from './times'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

/** What the customer wrote through the contact form. */
export function WrotePanel({ order: { messages } }: { order: OfficeOrder }) {
  const text = useText()
  const lang = useLang()
  if (messages.length === 0) return null
  return (
    <Panel title={text.order.wrote}>
      <ul className="wrote num">
        {messages.map(({ id, subject, message, at }) => (
          <li key={id}>
            <p className="b">{subject}</p>
            <p className="said">{message}</p>
            <p className="mute">{formatNear(at, text, lang)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
