import type { OrderRow as Row } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { formatMoment, formatShortDate, formatWait } from '../../text/times'
import { RowLink } from '../record/split-page'
import type { Selection } from '../record/ticks'
import { ordersWords } from '../text/orders-words'
import { formatPhone } from './phone'
import { RowMarks } from './row-marks'
import { StatusPill } from './status-pill'
import { lateAfterMs, lateOnItsWayMs } from './times'

type OrderRowProps = {
  row: Row
  to: string
  isOpen: boolean
  nowMs: number
  withStatus: boolean
  /** Null if this list cannot be ticked. */
  selection: Selection<Row> | null
  /** The reason of the last refusal. */
  refusal: string | undefined
}

export function OrderRow({ row, to, isOpen, nowMs, withStatus, ...rest }: OrderRowProps) {
  const { selection, refusal } = rest
  const text = useWords(ordersWords)
  const { name, number, total, title, more, status, claim } = row
  const isPacked = status === orderStatus.confirmed || status === orderStatus.processing
  const isInQueue = isPacked && !withStatus
  const choice = choiceWords(row)
  const times = row.quantity > 1 || isPacked ? `× ${row.quantity}` : ''
  const isHeld = claim !== null && !claim.mine
  return (
    <RowLink
      kind="order"
      row={row}
      to={to}
      isOpen={isOpen}
      look={isHeld && 'held'}
      ticks={{ selection, label: () => text.orders.select(name) }}
      refusal={refusal}
    >
      <span className="ellipsis bold row-name">{name}</span>
      <span className="bold sum" translate="no">
        {formatTaka(total)}
      </span>
      <span className="flow row-phone">
        <span translate="no">{formatPhone(number)}</span>
        {isInQueue && (
          <span className="id" translate="no">
            {row.trans_id}
          </span>
        )}
        {withStatus && <StatusPill order={row} />}
      </span>
      <Wait row={row} nowMs={nowMs} />
      <span className={isInQueue ? 'info to-pack' : 'info'}>
        <span className="what">
          <span className="cut">{title}</span>
          {choice && <b className="ellipsis">{choice}</b>}{' '}
          {times && <b className="rigid">{times}</b>}
          {more > 0 && <span className="rigid">{text.orders.andMore(more)}</span>}
        </span>
        <RowMarks row={row} />
      </span>
    </RowLink>
  )
}

/** The time that the customer waits for a call, or the order for its next step. */
function Wait({ row, nowMs }: { row: Row; nowMs: number }) {
  const text = useWords(ordersWords)
  const lang = useLang()
  const { status, outcome, call_at, created_at, handed_at } = row
  if (status > 3)
    return (
      <span className="wait">{formatShortDate(new Date(created_at), lang, new Date(nowMs))}</span>
    )
  const since = status === 0 ? call_at : (handed_at ?? created_at)
  const waitsMs = nowMs - Date.parse(since)
  if (status === 0 && waitsMs < 0) {
    return <span className="wait">{formatMoment(call_at, lang)}</span>
  }
  const isLate =
    (status === 0 && waitsMs > lateAfterMs) ||
    (status === 3 && outcome === null && waitsMs > lateOnItsWayMs)
  return (
    <span className={isLate ? 'wait late' : 'wait'}>
      {isLate && <span className="visually-hidden">{`${text.orders.late}: `}</span>}
      {formatWait(since, lang, new Date(nowMs))}
    </span>
  )
}
