import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { When } from '../ui/when'
import { orderWords } from './words'

/** The customer's messages from the contact form. */
export function WrotePanel({ order: { messages } }: { order: OfficeOrder }) {
  const text = useWords(orderWords)
  if (messages.length === 0) return null
  return (
    <Panel title={text.order.wrote}>
      <ul className="ruled wrote num">
        {messages.map(({ id, subject, message, at }) => (
          <li className="item" key={id}>
            <p className="bold">{subject}</p>
            <p className="said">{message}</p>
            <p className="mute">
              <When at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
