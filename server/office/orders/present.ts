import { districtIn } from '#contract/district-of-address'
import { feeOfAddress } from '#contract/fee-of-address'
import type { OfficeOrder, OrderEvent, OrderRow } from '#contract/office/order-row-shapes'
import { eventKinds, eventNames, isOpen, outcomeNameOf } from '#contract/office/order-states'
import { orderStatus } from '#contract/shop'
import type { readAskedParts } from '../../cart/asked.ts'
import { termsOfOrder } from '../../orders/promo-terms.ts'
import { correctionOf } from './endings.ts'
import { numberSeenBy } from './number-seen.ts'
import type { EventRead, LineRead, OrderDetails } from './order-details.ts'
import type { Actor, OrderRead } from './order-rows.ts'
import { presentDue, presentMoney, presentSource } from './present-money.ts'
import { undoableOf } from './undoable.ts'

export function presentRow(actor: Actor, row: OrderRead): OrderRow {
  const { status } = row
  const outcome = outcomeNameOf(row.outcome)
  return {
    id: row.id,
    v: row.version,
    trans_id: row.transId,
    status,
    outcome,
    name: row.name,
    number: numberSeenBy(actor.role, row)(row.number),
    address: row.address,
    district: row.district,
    total: row.totalTaka,
    ...presentDue(row),
    ...presentSource(row),
    created_at: row.createdAt.toISOString(),
    call_at: row.callAt.toISOString(),
    handed_at: row.handedAt?.toISOString() ?? null,
    calls: row.calls,
    wrong_number: row.wrongNumber,
    title: row.title,
    quantity: row.quantity,
    ...(row.color && { color: row.color }),
    ...(row.size && { size: row.size }),
    more: row.more,
    record: {
      delivered: row.delivered,
      returned: row.returned,
      cancelled: row.cancelled,
      open: row.open,
    },
    same_phone: row.open - (isOpen({ status, outcome }) ? 1 : 0),
    claim: presentClaim(actor, row),
    ...(isFeeTooLow(row) && { fee_too_low: true as const }),
    ...(row.blockReason !== null &&
      isOpen({ status, outcome }) && {
        blocked: { reason: row.blockReason, until: row.blockUntil },
      }),
  }
}

/** Before the courier has it, an order with the fee of Dhaka whose address is outside. */
function isFeeTooLow({ status, feeTaka, fees, district, address }: OrderRead): boolean {
  if (status >= orderStatus.shipped || feeTaka !== fees.inside || feeTaka >= fees.outside)
    return false
  return feeOfAddress(district ? `জেলা: ${district}` : address)?.zone === 'outside'
}

type AskedOf = Awaited<ReturnType<typeof readAskedParts>>

/** `askedOf`: what the call asks about a line, while the order waits for it. */
export function presentOrder(
  actor: Actor,
  row: OrderRead,
  more: OrderDetails,
  askedOf: AskedOf,
): OfficeOrder {
  const isPending = row.status === orderStatus.pending
  const seen = numberSeenBy(actor.role, row)
  return {
    ...presentRow(actor, row),
    email: more.email,
    district_guess: row.district === null ? districtIn(row.address) : null,
    customer_id: more.customerId,
    fee: more.feeTaka,
    subtotal: more.subtotalTaka,
    discount: more.discountTaka,
    promo: more.promoCode,
    ...presentMoney(actor, more),
    ...presentTerms(more),
    fees: row.fees,
    lines: more.lines.map((line) => ({ ...presentLine(line), ...(isPending && askedOf(line)) })),
    events: more.events.map((event) => presentEvent(event, seen, reasonOf(event, more))),
    others: more.others.map((other) => ({
      trans_id: other.transId,
      status: other.status,
      total: other.totalTaka,
      created_at: isoOf(other.createdAt),
    })),
    messages: more.messages.map((message) => ({
      id: message.id,
      subject: message.subject,
      message: message.message,
      at: isoOf(message.at),
    })),
    undo: undoableOf(actor, row.version, more),
    correct: row.joinedInto === null ? correctionOf(actor, row, more) : null,
  }
}

function presentTerms(more: OrderDetails): Pick<OfficeOrder, 'promo_terms'> {
  const { price: _price, ...terms } = termsOfOrder(more, more.promoNow)
  return Object.keys(terms).length > 0 ? { promo_terms: terms } : {}
}

export function presentLine(line: LineRead) {
  return {
    id: line.id,
    product_id: line.productId,
    title: line.title,
    slug: line.slug,
    image: line.image,
    quantity: line.quantity,
    price: line.priceTaka,
    ...(line.colorId !== null && { color_id: line.colorId }),
    ...(line.sizeId !== null && { size_id: line.sizeId }),
    ...(line.color !== null && { color: line.color }),
    ...(line.size !== null && { size: line.size }),
    ...(line.stockItemId !== null && { to_restock: line.quantity - line.restocked }),
  }
}

function presentClaim(actor: Actor, row: OrderRead): OrderRow['claim'] {
  if (row.claimer === null || row.claimedUntil === null) return null
  return {
    by: row.claimer,
    mine: row.claimedBy === actor.id,
    until: row.claimedUntil.toISOString(),
  }
}

export function presentEvent(
  event: EventRead,
  seen: (number: string) => string,
  reason: string | null = null,
): OrderEvent {
  const kind = eventNames[event.kind]
  if (!kind) throw new Error(`An event of an order is of no known kind: ${event.kind}`)
  return {
    id: event.id,
    at: isoOf(event.at),
    kind,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    by: event.by,
    data:
      reason !== null && isByNobody(event)
        ? { customer: true, ...(reason && { words: reason }) }
        : eventData(kind, event.data, seen),
  }
}

/** The customer's reason of a cancellation; a correction of it has the reason since. */
function reasonOf({ id }: EventRead, { events, cancelReason }: OrderDetails): string | null {
  const corrected = events.find(
    ({ kind, data }) => kind === eventKinds.correction && data.event === id,
  )
  return corrected ? String(corrected.data.reason ?? '') : cancelReason
}

/** A cancellation without a staff member: by the customer, who gives a reason, else by SQL. */
function isByNobody({ kind, toStatus, staffId }: EventRead): boolean {
  return kind === eventKinds.status && toStatus === orderStatus.cancelled && staffId === null
}

/** The event's data by the contract, without the data that only an undo needs. */
function eventData(
  kind: OrderEvent['kind'],
  data: Record<string, unknown>,
  seen: (number: string) => string,
): OrderEvent['data'] {
  const { v: _version, before: _before, from_outcome: _from, outcome, ...shown } = data
  if (kind === 'outcome') return { ...shown, outcome: outcomeNameOf(Number(outcome ?? 0) || null) }
  if (kind === 'correction') {
    const { reason: _reason, ...rest } = shown
    const nameOf = (one: unknown) => outcomeNameOf(Number(one ?? 0) || null)
    return { ...rest, from_outcome: nameOf(_from), outcome: nameOf(outcome) }
  }
  if (kind === 'call') return { ...shown, outcome }
  if (kind === 'edit') return { ...shown, changes: changesSeen(data.changes, seen) }
  return shown
}

/** Masks a changed number like the order's own. */
function changesSeen(changes: unknown, seen: (number: string) => string) {
  const { number, ...others }: Record<string, unknown> = Object(changes)
  if (!number) return others
  const { before, after }: Record<string, unknown> = Object(number)
  return { ...others, number: { before: seen(String(before)), after: seen(String(after)) } }
}

/** A moment in PostgreSQL's JSON format, to the millisecond. */
function isoOf(moment: string): string {
  return new Date(moment).toISOString()
}
