import type { OfficeOrder, OrderEvent } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { wordsNow } from '../../text/lang'
import type { Lang } from '../../text/times'
import { formatMoment, formatTime } from '../../text/times'
import { ordersWords } from '../text/orders-words'
import { formatPhone } from './phone'
import { orderWords } from './words'

/** An event in words: a sentence, and details on lines of their own. */
export function wordsOf(event: OrderEvent, lang: Lang): string[] {
  const { kind, to_status: to, by, data } = event
  const { events, order } = wordsNow(orderWords)
  const { orders } = wordsNow(ordersWords)
  switch (kind) {
    case 'placed':
      return [events.placed]
    case 'status': {
      const reason = named(order.reasons, data.reason)
      // The status already shows the confirmation.
      const call = to === orderStatus.cancelled ? named(order.results, data.call) : undefined
      const into = said(data.into)
      const ending =
        data.customer === true ? events.byCustomer : into ? events.joinedInto(into) : call
      const words = said(data.words) ?? said(data.note)
      const status = events.status[to ?? 0] ?? ''
      return lines([status, ending ?? reason].filter(Boolean).join(' · '), words)
    }
    case 'call': {
      const at = said(data.call_at)
      const how = named(order.results, data.outcome) ?? ''
      return lines(
        [events.call(how), at && events.callAt(formatMoment(at, lang))].filter(Boolean).join(' · '),
        said(data.note),
      )
    }
    case 'claim': {
      const from = said(data.from)
      const who = by ?? events.somebody
      return [from ? events.claimFrom(who, from) : events.claim(who)]
    }
    case 'edit':
      return lines(
        editWords(data),
        ...changesOf(data.changes),
        said(data.reference),
        said(data.why),
        data.tell ? events.told : undefined,
      )
    case 'note':
      return [events.note(said(data.text) ?? '')]
    case 'outcome':
      return [named(orders.outcomes, data.outcome) ?? events.noOutcome]
    case 'correction': {
      const stateOf = (status: number | null, outcome: unknown) =>
        named(orders.outcomes, outcome) ?? orders.status[status ?? 0] ?? ''
      const [was, is] = [stateOf(event.from_status, data.from_outcome), stateOf(to, data.outcome)]
      return lines(events.correction(was, is), said(data.why), data.tell ? events.told : undefined)
    }
    case 'undo':
      return [to === null ? events.undo : events.undoTo(orders.status[to] ?? '')]
  }
}

function editWords(data: OrderEvent['data']): string {
  const { events } = wordsNow(orderWords)
  if (data.customer === true) return events.editByCustomer
  const joined = said(data.joined)
  if (joined) return events.joinedWith(joined)
  return data.on_way ? events.editOnWay : events.edit
}

/** Whether name, number or address changed after the courier had the parcel. */
export function isChangedOnWay({ status, events }: OfficeOrder): boolean {
  return (
    status === orderStatus.shipped &&
    events.some(({ kind, data }) => kind === 'edit' && data.on_way === true)
  )
}

/** The person who changed or claimed an order since it was read, with the change. */
export function whoChanged({ events, status, claim }: OfficeOrder, lang: Lang): string {
  const { order } = wordsNow(orderWords)
  const isTaken = events.filter(({ kind }) => kind !== 'note').at(-1)?.kind === 'claim'
  if (isTaken && claim && !claim.mine) return order.held(claim.by, formatTime(claim.until, lang))
  const last = events.filter(({ kind }) => kind !== 'claim' && kind !== 'note').at(-1)
  if (!last) return order.changedMeanwhile(wordsNow(ordersWords).orders.status[status] ?? '')
  const [what = ''] = wordsOf(last, lang)
  return order.changedMeanwhile(last.by ? `${what} · ${last.by}` : what)
}

function changesOf(changes: unknown): string[] {
  const { changed } = wordsNow(orderWords).events
  return Object.entries(Object(changes)).flatMap(([name, change]) => {
    const label = named(changed, name)
    if (!label) return []
    const { before, after }: Record<string, unknown> = Object(change)
    return [`${label}: ${shownOf(name, before)} → ${shownOf(name, after)}`]
  })
}

function shownOf(name: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((line) => lineWords(Object(line))).join(', ')
  }
  if (typeof value === 'number') return formatTaka(value)
  return name === 'number' ? formatPhone(String(value)) : String(value ?? '—')
}

function named(names: Record<string, string>, key: unknown): string | undefined {
  return typeof key === 'string' ? names[key] : undefined
}

function said(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}

function lines(...all: (string | undefined)[]): string[] {
  return all.filter((line) => line !== undefined)
}

function lineWords(line: { title?: string; quantity?: number; color?: string; size?: string }) {
  return `${[line.title, choiceWords(line)].filter(Boolean).join(' · ')} × ${line.quantity}`
}
