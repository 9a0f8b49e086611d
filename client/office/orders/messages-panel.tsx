import { useQuery } from '@tanstack/react-query'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getOrder, noteOrder } from '#contract/office/orders'
import type { SentMessage } from '#contract/office/outbox'
import { getOutbox } from '#contract/office/outbox'
import { Panel } from '../../ui/layout/panel'
import { whatsappHref } from '../../ui/text/shop-phone'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { sayReason, useOutboxText } from '../text/outbox'
import { MessageActs } from '../ui/message-acts'
import { When } from '../ui/when'
import { mayHaveWhatsapp } from './phone'

/** Mails and SMS about the order; those that failed can be sent again or marked as told by phone. */
export function MessagesPanel({ order }: { order: OfficeOrder }) {
  const words = useOutboxText()
  const { data } = useQuery(poll(getOutbox, { trans_id: order.trans_id }))
  const { mutate: note } = useSend(noteOrder, { refreshes: [getOrder] })
  if (!data) return null
  const { messages, whatsapp } = data
  const text = words.whatsappNote(whatsapp).slice(0, 1000)
  return (
    <Panel title={words.title}>
      {messages.length === 0 && <p className="in mute">{words.none}</p>}
      <ol className="tl num">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {mayHaveWhatsapp(order.number) && (
        <div className="in acts">
          <a
            className="button button-outline"
            href={`${whatsappHref(order.number)}?text=${encodeURIComponent(whatsapp)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => note({ order_id: order.id, text })}
          >
            {words.whatsapp}
          </a>
        </div>
      )}
    </Panel>
  )
}

/** Dropped ones that can go after a number was corrected, or by a later press. */
const mayGoLater = ['No mobile number of Bangladesh', 'Too late for an SMS']

function Message({ message: { id, kind, channel, state, at, error } }: { message: SentMessage }) {
  const words = useOutboxText()
  const needsPerson = state === 'failed' || state === 'unsure'
  const isTriedAgain = state === 'waits' && error !== null
  const isDropped = state === 'dropped' && mayGoLater.some((reason) => error?.startsWith(reason))
  return (
    <li>
      {`${words.channels[channel]} · ${words.news[kind]}: ${words.states[state]}`}
      {error && state !== 'sent' && (
        <span className="said" translate="no">
          {sayReason(words, error)}
        </span>
      )}
      <small className="sub">
        <When at={at} />
      </small>
      {(needsPerson || isTriedAgain || isDropped) && (
        <span className="acts">
          <MessageActs id={id} needsPerson={needsPerson} />
        </span>
      )}
    </li>
  )
}
