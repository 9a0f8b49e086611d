import { BadgeCheck, Clock, Lock, type LucideIcon, PhoneMissed, Undo2 } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { formatTime } from '../../text/times'
import type { Texts } from '../text/bn'
import { type Lang, useLang, useText } from '../text/lang'
import { districtName } from './district-name'
import { StatusPill } from './status-pill'
import type { OrderRow, PhoneRecord } from '#contract/office/order-row-shapes'
import { unreachableAfter } from '#contract/office/rules'

type Mark = { words: string; look?: 'good' | 'warn' | 'bad'; Icon?: LucideIcon }
const minuteMs = 60_000

/** What is to be known of an order before it is opened. */
export function RowMarks({ row, withStatus }: { row: OrderRow; withStatus: boolean }) {
  const text = useText()
  const lang = useLang()
  return (
    <span className="marks">
      {withStatus && <StatusPill order={row} />}
      {marksOf(row, text, lang).map((mark) => (
        <Tag key={mark.words} mark={mark} />
      ))}
    </span>
  )
}

/** What the number's former orders tell. */
export function RecordMark({ record }: { record: PhoneRecord }) {
  const [mark] = marksOfRecord(record, useText())
  return mark && <Tag mark={mark} />
}

function Tag({ mark: { words, look, Icon } }: { mark: Mark }) {
  return (
    <span className={look ? `tag ${look}` : 'tag'}>
      {Icon && <Icon className="i s" aria-hidden />}
      {words}
    </span>
  )
}

function marksOf(row: OrderRow, text: Texts, lang: Lang): Mark[] {
  const { orders } = text
  const { status, claim, calls, same_phone: others, wrong_number: isWrong, district } = row
  const marks: Mark[] = []
  if (claim?.mine) marks.push({ words: orders.inOwnHand, look: 'good' })
  if (claim && !claim.mine) return [{ words: orders.inHandOf(claim.by), Icon: Lock }]
  if (status === 0 && isWrong) marks.push({ words: orders.wrongNumber, look: 'bad' })
  if (status === 0 && calls >= unreachableAfter) {
    marks.push({ words: orders.unreachable, look: 'bad', Icon: PhoneMissed })
  } else if (status === 0 && calls > 0) {
    marks.push({ words: orders.noAnswers(calls), look: 'warn', Icon: PhoneMissed })
  }
  if (isAskedFor(row)) {
    marks.push({ words: orders.asked(formatTime(row.call_at, lang)), look: 'warn', Icon: Clock })
  }
  marks.push(...marksOfRecord(row.record, text))
  if (others > 0 && status < orderStatus.delivered)
    marks.push({ words: orders.samePhone(others + 1), look: 'bad' })
  if (district) marks.push({ words: districtName(district, lang) })
  return marks
}

function marksOfRecord({ delivered, returned, cancelled }: PhoneRecord, { orders }: Texts): Mark[] {
  const marks: Mark[] = []
  if (delivered > 0) {
    marks.push({ words: orders.tookBefore(delivered), look: 'good', Icon: BadgeCheck })
  }
  if (returned > 0) {
    marks.push({ words: orders.returnedBefore(returned), look: 'bad', Icon: Undo2 })
  }
  if (delivered + returned + cancelled === 0) marks.push({ words: orders.newCustomer })
  return marks
}

/** Whether the customer named the time: no call without an answer, and no wrong number, made it later. */
function isAskedFor({ status, calls, wrong_number, call_at, created_at }: OrderRow): boolean {
  const isMoved = Date.parse(call_at) - Date.parse(created_at) > minuteMs
  return status === 0 && calls === 0 && !wrong_number && isMoved
}
