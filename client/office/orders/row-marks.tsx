import {
  BadgeCheck,
  Ban,
  ClipboardList,
  Clock,
  Lock,
  type LucideIcon,
  MapPinX,
  PhoneCall,
  PhoneMissed,
  PhoneOff,
  Undo2,
  UserRound,
} from 'lucide-react'
import type { OrderRow, PhoneRecord } from '#contract/office/order-row-shapes'
import { unreachableAfter } from '#contract/office/rules'
import { isLocalMobileNumber, oddLengthOf } from '#contract/phone'
import { orderStatus } from '#contract/shop'
import { useLang, useWords } from '../../text/lang'
import type { Said } from '../../text/pairs'
import type { Lang } from '../../text/times'
import { formatTime } from '../../text/times'
import { ordersWords } from '../text/orders-words'
import { districtName } from './district-name'

type Texts = Said<typeof ordersWords>
/** `short` is used where there is no room for the words. */
type Mark = {
  words: string
  short?: number | string
  look?: 'good' | 'warn' | 'bad'
  Icon: LucideIcon
}
const minuteMs = 60_000
/** With more marks a row shows only icons. */
const mostBesideWords = 3

/** The marks of an order in its row: the first in words, the others as icons. */
export function RowMarks({ row }: { row: OrderRow }) {
  const text = useWords(ordersWords)
  const lang = useLang()
  const marks = marksOf(row, text, lang)
  const isHeld = row.claim !== null && !row.claim.mine
  return (
    <span className="flow gap-6 marks">
      {marks.map((mark, index) => (
        <Tag key={mark.words} mark={mark} isShort={index > 0 || marks.length > mostBesideWords} />
      ))}
      {row.district && !isHeld && (
        <span className="tag place">{districtName(row.district, lang)}</span>
      )}
    </span>
  )
}

/** The remark about a number; undefined for a mobile number of Bangladesh. */
export function wordsOfNumber({ number }: OrderRow, { orders }: Texts): string | undefined {
  if (isLocalMobileNumber(number)) return undefined
  const digits = oddLengthOf(number)
  return digits ? orders.oddNumber(digits) : orders.noMobile
}

/** The record of the number's former orders. */
export function RecordMark({ record }: { record: PhoneRecord }) {
  const [mark] = marksOfRecord(record, useWords(ordersWords))
  return mark && <Tag mark={mark} />
}

function Tag({ mark, isShort }: { mark: Mark; isShort?: boolean }) {
  const { words, short, look, Icon } = mark
  return (
    <span className={look ? `tag ${look}` : 'tag'} title={words}>
      <Icon className="glyph glyph-small" aria-hidden />
      {isShort && short && <span aria-hidden>{short}</span>}
      <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>
    </span>
  )
}

function marksOf(row: OrderRow, text: Texts, lang: Lang): Mark[] {
  const { orders } = text
  const { status, claim, calls, same_phone: others, wrong_number: isWrong } = row
  const marks: Mark[] = []
  if (claim?.mine) marks.push({ words: orders.inOwnHand, look: 'good', Icon: PhoneCall })
  if (claim && !claim.mine) return [{ words: orders.inHandOf(claim.by), Icon: Lock }]
  if (row.blocked) {
    marks.push({ words: orders.blocked(row.blocked.reason), look: 'warn', Icon: Ban })
  }
  if (status === 0 && isWrong) {
    marks.push({ words: orders.wrongNumber, look: 'bad', Icon: PhoneOff })
  }
  const oddNumber = status === 0 && wordsOfNumber(row, text)
  if (oddNumber) marks.push({ words: oddNumber, look: 'warn', Icon: PhoneOff })
  if (status === 0 && calls >= unreachableAfter) {
    marks.push({ words: orders.unreachable, look: 'bad', Icon: PhoneMissed })
  } else if (status === 0 && calls > 0) {
    const words = orders.noAnswers(calls)
    marks.push({ words, short: calls, look: 'warn', Icon: PhoneMissed })
  }
  marks.push(...marksOfRecord(row.record, text))
  if (others > 0 && status < orderStatus.delivered) {
    const short = others + 1
    marks.push({ words: orders.samePhone(short), short, look: 'bad', Icon: ClipboardList })
  }
  if (row.fee_too_low) {
    marks.push({ words: orders.feeTooLow, look: 'warn', Icon: MapPinX })
  }
  if (wantsCallThen(row)) {
    const short = formatTime(row.call_at, lang)
    marks.push({ words: orders.callWantedAt(short), short, look: 'warn', Icon: Clock })
  }
  return marks
}

function marksOfRecord({ delivered, returned, cancelled }: PhoneRecord, { orders }: Texts): Mark[] {
  const marks: Mark[] = []
  if (delivered > 0) {
    const words = orders.tookBefore(delivered)
    marks.push({ words, short: delivered, look: 'good', Icon: BadgeCheck })
  }
  if (returned > 0) {
    const words = orders.returnedBefore(returned)
    marks.push({ words, short: returned, look: 'bad', Icon: Undo2 })
  }
  if (delivered + returned + cancelled === 0) {
    marks.push({ words: orders.newCustomer, Icon: UserRound })
  }
  return marks
}

/** Whether the customer named the time: neither an unanswered call nor a wrong number set it. */
function wantsCallThen({ status, calls, wrong_number, call_at, created_at }: OrderRow): boolean {
  const isMoved = Date.parse(call_at) - Date.parse(created_at) > minuteMs
  return status === 0 && calls === 0 && !wrong_number && isMoved
}
