import { useQuery } from '@tanstack/react-query'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getOrder, noteOrder } from '#contract/office/orders'
import { getOutbox } from '#contract/office/outbox'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { whatsappHref } from '../../ui/text/shop-phone'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { SentRows } from '../ui/message-acts'
import { outboxWords } from '../ui/outbox-words'
import { mayHaveWhatsapp } from './phone'
import { SentenceForm } from './sentence-form'

/** Mails and SMS about the order; those that failed can be sent again or marked as told by phone. */
export function MessagesPanel({ order }: { order: OfficeOrder }) {
  const words = useWords(outboxWords)
  const { data } = useQuery(poll(getOutbox, { trans_id: order.trans_id }))
  const { mutate: note } = useSend(noteOrder, { refreshes: [getOrder] })
  if (!data) return null
  const { messages, whatsapp, ways } = data
  const text = words.whatsappNote(whatsapp).slice(0, 1000)
  return (
    <Panel title={words.title}>
      {messages.length === 0 && <p className="panel-body mute">{words.none}</p>}
      <SentRows messages={messages} />
      {ways.length > 0 && <SentenceForm orderId={order.id} ways={ways} />}
      {mayHaveWhatsapp(order.number) && (
        <div className="panel-body acts">
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
