import { Mail, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CustomerCard as Card } from '#contract/office/customers'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Button } from '../../ui/form/button'
import { Panel } from '../../ui/layout/panel'
import { formatPhone } from '../orders/phone'
import { latePart } from '../ui/late'
import { CustomerOrders } from './customer-orders'
import { ResetDialog } from './reset-dialog'
import { customerWords } from './words'

const Bounced = latePart(async () => (await import('./bounced')).Bounced)

/** One customer: contact, orders, and a link for a new password. */
export function CustomerCard({ customer }: { customer: Card }) {
  const text = useWords(customerWords)
  const lang = useLang()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isResetting, setIsResetting] = useState(false)
  const { name, number, email, address } = customer
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <article className="stack detail" aria-label={name}>
      <section className="panel flex wraps who">
        <div className="grow">
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className={number ? 'bold tel num' : 'mute'} translate={number ? 'no' : undefined}>
            {number ? formatPhone(number) : text.customers.noNumber}
          </p>
          <p className="mute num">
            {email} {customer.bounced && <Bounced />}
          </p>
          <p className="mute num">
            {text.customers.since(formatMoment(customer.created_at, lang))}
          </p>
        </div>
        <div className="acts">
          {number && (
            <a className="button button-primary" href={`tel:${number}`}>
              <Phone className="glyph" aria-hidden />
              {text.customers.call}
            </a>
          )}
          <a className="button button-outline" href={`mailto:${email}`}>
            <Mail className="glyph" aria-hidden />
            {text.customers.mail}
          </a>
        </div>
      </section>
      <div className="grid gap-14 start dgrid">
        <div className="grid gap-14">
          <CustomerOrders customer={customer} />
        </div>
        <div className="grid gap-14">
          <RecordOf record={customer.record} />
          <Panel title={text.customers.address}>
            <p className={address ? 'panel-body num' : 'panel-body mute'}>
              {address ?? text.customers.noAddress}
            </p>
          </Panel>
          <Panel title={text.customers.password}>
            <div className="panel-body stack">
              <p className="mute">{text.customers.passwordHint}</p>
              <div className="acts">
                <Button onClick={() => setIsResetting(true)}>{text.customers.reset}</Button>
              </div>
            </div>
          </Panel>
        </div>
      </div>
      {isResetting && <ResetDialog customer={customer} onClose={() => setIsResetting(false)} />}
    </article>
  )
}

/** Outcomes of orders with their number. */
function RecordOf({ record }: { record: Card['record'] }) {
  const text = useWords(customerWords)
  const { delivered, returned, cancelled, open } = record
  return (
    <Panel title={text.customers.record}>
      <dl className="panel-body ruled-across facts hist num">
        <div className={delivered > 0 ? 'ink-green' : undefined}>
          <dt>{text.customers.delivered}</dt>
          <dd>{delivered}</dd>
        </div>
        <div className={returned > 0 ? 'ink-brick' : undefined}>
          <dt>{text.customers.returned}</dt>
          <dd>{returned}</dd>
        </div>
        <div>
          <dt>{text.customers.cancelled}</dt>
          <dd>{cancelled}</dd>
        </div>
        <div>
          <dt>{text.customers.open}</dt>
          <dd>{open}</dd>
        </div>
      </dl>
    </Panel>
  )
}
