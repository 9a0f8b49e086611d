import type { OutputOf } from '#contract/endpoint'
import type { getToday } from '#contract/office/today'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { useOutboxText } from '../text/outbox'
import { When } from '../ui/when'

type Unsent = OutputOf<typeof getToday>['unsent']

/** Messages to customers that need a person; each leads to its order. */
export function UnsentPanel({ unsent }: { unsent: Unsent }) {
  const words = useOutboxText()
  const seesCustomers = useRights().includes('customers')
  return (
    <Panel title={words.unsent}>
      <p className="in hint">{words.whyUnsent}</p>
      <ul className="ruled unsent num">
        {unsent.map(({ id, kind, channel, state, at, trans_id, customer_id }) => {
          const what = `${words.channels[channel]} · ${words.news[kind]}: ${words.states[state]}`
          const to = trans_id
            ? `/orders/${trans_id}`
            : seesCustomers && customer_id
              ? `/customers/${customer_id}`
              : null
          const row = (
            <>
              <span className="b" translate="no">
                {trans_id ?? ''}
              </span>
              <span>{what}</span>
              <span className="mute">
                <When at={at} />
              </span>
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
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
