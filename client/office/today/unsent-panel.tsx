import type { OutputOf } from '#contract/endpoint'
import type { getToday } from '#contract/office/today'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { ChannelNote, MessageActs } from '../ui/message-acts'
import { outboxWords } from '../ui/outbox-words'
import { sayReason } from '../ui/reason-words'
import { When } from '../ui/when'

type UnsentPanelProps = Pick<OutputOf<typeof getToday>, 'unsent' | 'channels'>

/** Channels that do not work, and messages to customers that need a person; each leads to its order. */
export function UnsentPanel({ unsent, channels }: UnsentPanelProps) {
  const words = useWords(outboxWords)
  const rights = useRights()
  const mayAct = rights.includes('orders')
  const seesCustomers = rights.includes('customers')
  return (
    <Panel title={words.unsent}>
      <div className="panel-body stack">
        {channels.map((state) => (
          <ChannelNote key={state.channel} state={state} mayAct={mayAct} />
        ))}
      </div>
      {unsent.length > 0 && <p className="panel-body hint">{words.whyUnsent}</p>}
      <ul className="ruled unsent num">
        {unsent.map(({ id, kind, channel, state, at, error, trans_id, customer_id }) => {
          const what = `${words.channels[channel]} · ${words.news[kind]}: ${words.states[state]}`
          const to = trans_id
            ? `/orders/${trans_id}`
            : seesCustomers && customer_id
              ? `/customers/${customer_id}`
              : null
          const row = (
            <>
              <span className="bold" translate="no">
                {trans_id ?? ''}
              </span>
              <span>{what}</span>
              <span className="mute">
                <When at={at} />
              </span>
              {error && (
                <span className="mute break" translate="no">
                  {sayReason(error)}
                </span>
              )}
            </>
          )
          return (
            <li className="flex wraps" key={id}>
              {to ? (
                <Link className="flex wraps" to={to}>
                  {row}
                </Link>
              ) : (
                row
              )}
              {mayAct && (
                <span className="acts">
                  <MessageActs id={id} needsPerson />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
