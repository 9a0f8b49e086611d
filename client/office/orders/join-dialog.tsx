import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { joinedSums } from '#contract/office/joined-sums'
import { joinOrders } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getOrder } from '#contract/office/orders'
import { dueOf } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { poll } from '../api/poll'
import { moneyWords } from '../text/money-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { ReadFailed } from '../ui/read-failed'
import { useOfficeForm } from '../ui/use-office-form'
import { Waiting } from '../ui/waiting'
import { When } from '../ui/when'
import { useAct } from './acts'
import { joinWords } from './join-words'
import { formatPhone } from './phone'
import { orderRows } from './queries'
import { StatusPill } from './status-pill'
import { orderWords } from './words'

type JoinDialogProps = {
  order: OfficeOrder
  /** The trans_id of the other open order of the number. */
  other: string
  search: string
  onClose: () => void
}

/** Both orders with their goods and the sum after: it is the question, for the act has no undo. */
export function JoinDialog({ order, other, search, onClose }: JoinDialogProps) {
  const text = useWords(joinWords)
  const { data: answer, error, refetch } = useQuery(poll(getOrder, { trans_id: other }))
  return (
    <Dialog title={text.title} firstFocus=".acts .button-outline" onClose={onClose}>
      {answer && <JoinForm order={order} other={answer.order} search={search} onClose={onClose} />}
      {!answer && error && <ReadFailed error={error} onRetry={refetch} />}
      {!answer && !error && <Waiting />}
    </Dialog>
  )
}

type JoinFormProps = Omit<JoinDialogProps, 'other'> & { other: OfficeOrder }

function JoinForm({ order, other, search, onClose }: JoinFormProps) {
  const text = useWords(joinWords)
  const { order: orderText } = useWords(orderWords)
  const navigate = useNavigate()
  const { putOne } = orderRows.useStore()
  const [older, newer] = order.id < other.id ? [order, other] : [other, order]
  const join = useAct(joinOrders, order, {
    done: () => text.done(formatPhone(order.number)),
    inForm: true,
  })
  const { form, refusal, busy } = useOfficeForm({
    onSubmit: async ({ tell }) => {
      const { joined } = await join.mutateAsync({
        order_id: order.id,
        v: order.v,
        other_id: other.id,
        other_v: other.v,
        tell: tell === 'on',
      })
      putOne(joined)
      onClose()
      if (joined.id === order.id) navigate(`/orders/${older.trans_id}${search}`, { replace: true })
    },
  })
  const { due } = afterwards(older, newer)
  return (
    <form {...form} className="stack joining num">
      <Goods order={older} label={text.stays} />
      <Goods order={newer} label={text.ends} />
      <Sums older={older} newer={newer} />
      <label className="tick">
        <input type="checkbox" name="tell" defaultChecked />
        <span>
          {text.tell}
          <small className="mute subline">{text.tellHint}</small>
        </span>
      </label>
      <FormActs
        refusal={refusal}
        busy={busy}
        other={<Button onClick={onClose}>{orderText.goBack}</Button>}
      >
        {text.act(formatTaka(due))}
      </FormActs>
    </form>
  )
}

function Goods({ order, label }: { order: OfficeOrder; label: string }) {
  return (
    <section className="panel">
      <p className="panel-body flow gap-6">
        <small className="mute full">{label}</small>
        <b translate="no">{order.trans_id}</b>
        <StatusPill order={order} />
        <small className="mute">
          <When at={order.created_at} />
        </small>
      </p>
      <ul className="ruled">
        {order.lines.map((line) => (
          <li key={line.id} className="flex gap-10">
            <span className="grow">
              {[line.title, choiceWords(line)].filter(Boolean).join(' · ')}
            </span>
            <span className="nowrap" translate="no">
              {`${line.quantity} × ${formatTaka(line.price)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sums({ older, newer }: { older: OfficeOrder; newer: OfficeOrder }) {
  const text = useWords(joinWords)
  const { order } = useWords(orderWords)
  const money = useWords(moneyWords)
  const { sums, due, tooMuch } = afterwards(older, newer)
  const isSamePlace = older.address.trim() === newer.address.trim()
  const rows = [
    [text.subtotal, sums.subtotal],
    [text.fee, sums.fee],
    [order.discount(sums.promo ?? ''), -sums.discount],
    [money.rebate, -sums.rebate],
    [money.paid, -sums.paid],
  ] as const
  return (
    <>
      <section className="panel" aria-label={text.sums}>
        <dl className="sums">
          {rows.map(
            ([label, taka]) =>
              (taka !== 0 || label === text.fee) && <Row key={label} label={label} taka={taka} />,
          )}
          <Row label={order.due} taka={due} isTotal />
        </dl>
      </section>
      {sums.isPromoInRebate && <p className="note">{text.promo(newer.promo ?? '')}</p>}
      {tooMuch > 0 && <p className="note">{text.tooMuch(formatTaka(tooMuch))}</p>}
      {!isSamePlace && <p className="note">{text.toOlder(`${older.name}, ${older.address}`)}</p>}
      {older.status < newer.status && <p className="note">{text.waits}</p>}
      {older.status > newer.status && <p className="note">{text.confirms}</p>}
    </>
  )
}

function Row({ label, taka, isTotal }: { label: string; taka: number; isTotal?: boolean }) {
  const look = isTotal ? 'total' : undefined
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={look} translate="no">
        {taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)}
      </dd>
    </>
  )
}

function afterwards(older: OfficeOrder, newer: OfficeOrder) {
  const isDeliveryFree = newer.promo_terms?.free_delivery === true
  const sums = joinedSums(sumsOf(older), { ...sumsOf(newer), isDeliveryFree })
  return {
    sums,
    due: dueOf(sums.total, sums.paid),
    tooMuch: Math.max(0, sums.paid - sums.total),
  }
}

function sumsOf({ subtotal, fee, discount, promo, rebate, payments = [] }: OfficeOrder) {
  const paid = payments.reduce((sum, { taka }) => sum + taka, 0)
  return { subtotal, fee, discount, promo, rebate: rebate?.taka ?? 0, paid }
}
