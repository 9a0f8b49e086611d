import { Check, RotateCcw } from 'lucide-react'
import type { Message } from '#contract/office/inbox'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { formatPhone } from '../orders/phone'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import { AnswerForm } from './answer-form'
import { Detail } from './detail'
import { useMessageActs } from './inbox'
import { inboxWords } from './words'

const SentRows = latePart(async () => (await import('../ui/message-acts')).SentRows)

/** A message with its writer's orders, its answers and its acts. */
export function MessageDetail({ message }: { message: Message }) {
  const text = useWords(inboxWords)
  const ordersText = useWords(ordersWords)
  const { answer, setState, refusal } = useMessageActs(message)
  const { id, v, state, orders } = message
  const change = (to: Message['state']) => setState.mutate({ id, v, state: to })
  return (
    <Detail title={message.subject} entry={message} refusal={refusal}>
      <div className="panel wrote">
        <div className="panel-body">
          <p className="bold">{message.name}</p>
          <p className="mute num">{`${formatPhone(message.number)} · ${message.email}`}</p>
          <p className="said">{message.message}</p>
        </div>
      </div>
      {orders.length > 0 && (
        <Panel title={text.inbox.theirOrders}>
          <ul className="ruled their-orders num">
            {orders.map(({ trans_id, status }) => (
              <li className="flex gap-12" key={trans_id}>
                <Link
                  className="link inline-flex control"
                  to={`/orders/${trans_id}`}
                  translate="no"
                >
                  {trans_id}
                </Link>
                <span className={`status status-${status}`}>
                  {ordersText.orders.status[status]}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <AnswerForm
        message={message}
        busy={answer.isPending}
        onKeep={(words, how, onSuccess) =>
          answer.mutate({ id, v, answer: words, ...how }, { onSuccess })
        }
        onReach={() => state === 'new' && change('answered')}
      />
      {message.sent.length > 0 && (
        <Panel title={text.inbox.answer}>
          <SentRows messages={message.sent} />
        </Panel>
      )}
      <div className="acts">
        {state !== 'closed' && (
          <ActButton busy={setState.isPending} onClick={() => change('closed')}>
            <Check className="glyph glyph-small" aria-hidden />
            {text.inbox.close}
          </ActButton>
        )}
        {state !== 'new' && (
          <ActButton busy={setState.isPending} onClick={() => change('new')}>
            <RotateCcw className="glyph glyph-small" aria-hidden />
            {text.inbox.reopen}
          </ActButton>
        )}
      </div>
    </Detail>
  )
}
