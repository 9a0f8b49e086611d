import { districtAfter } from '#contract/district-of-address'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import {
  isCancellable,
  orderStatus,
  orderTotal,
  promoDiscount,
  promoTakes,
  subtotalOf,
} from '#contract/shop'
import { forbiddenHere, invalid } from '../../failures/refusals.ts'
import { termsOfOrder } from '../../orders/promo-terms.ts'
import type { Transaction } from '../as-staff.ts'
import { changedLines, changesOf } from './edit-changes.ts'
import { type LinesWanted, writeLines } from './edit-lines.ts'
import { addEvent } from './events.ts'
import { type LockedOrder, lockSeenOrder, refuse, whyClosed } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

/** In taka; `shop_confirm_order` has the same limit. */
export const mostTaka = 2_000_000_000

type Edit = {
  order_id: number
  v: number
  lines: LinesWanted
  fee: number
  name: string
  number: string
  address: string
  /** Whether a message tells the customer; read of a sent order only. */
  tell?: boolean | null | undefined
}

/**
 * Edits an order; its promo stays, and takes off what its kind says. Once it is sent only name, number and address can change. Throws a
 * 409 later, or where a new line's product is out of stock or needs more pieces; a 403 for an agent
 * once it is confirmed.
 */
export async function editOrder(
  tx: Transaction,
  actor: Actor,
  { lines: wanted, fee, name, number, address, tell, ...seen }: Edit,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (order.status > orderStatus.shipped) throw await refuse(tx, actor, order.id, whyClosed(order))
  const isSent = !isCancellable(order.status)
  if (order.status > orderStatus.pending && !hasRight(actor.role, 'editAny')) throw forbiddenHere()
  if (!isFeeKnown(order, fee)) throw invalid('fee', whichFees(order))
  const lines = await writeLines(tx, order.id, wanted, (message) =>
    refuse(tx, actor, order.id, message),
  )
  const subtotalTaka = subtotalOf(lines.after)
  if (subtotalTaka > mostTaka) throw invalid('lines', 'This is too much for one order')
  const promoPriceTaka = promoTakes(await readTerms(tx, order), subtotalTaka, fee)
  const totalTaka = orderTotal(subtotalTaka, fee, promoPriceTaka) - order.rebateTaka
  if (totalTaka < 0) throw invalid('lines', 'The discount is more than the order comes to')
  const district = districtAfter(order, address)
  const after = { feeTaka: fee, totalTaka, name, number, address, district }
  const changes = { ...changedLines(lines), ...changesOf(order, after) }
  if (Object.keys(changes).length === 0) return settledOrder(tx, actor, order)
  if (isSent && (changes.lines || changes.fee || changes.total)) {
    throw await refuse(tx, actor, order.id, 'Products and fee of an order on its way stay')
  }
  const { version } = await tx.order.update({
    where: { id: order.id },
    data: {
      // Raised even if only lines differ.
      version: { increment: 1 },
      feeTaka: fee,
      subtotalTaka,
      promoPriceTaka,
      discountTaka: promoDiscount(subtotalTaka, fee, promoPriceTaka),
      totalTaka,
      addressName: name,
      addressNumber: number,
      address,
      district,
      ...(changes.number && callsOfNewNumber(order)),
    },
    select: { version: true },
  })
  const sent = isSent && { on_way: true, ...(tell && { tell }) }
  await addEvent(tx, actor, order.id, 'edit', { changes, v: version, ...sent })
  return settledOrder(tx, actor, order)
}

/** An order keeps its fee where the shop has others since; staff set any for what they took. */
function isFeeKnown({ source, feeTaka, fees }: LockedOrder, fee: number): boolean {
  return source > 0 || fee === feeTaka || fee === fees.inside || fee === fees.outside
}

function whichFees({ fees }: LockedOrder): string {
  return `The delivery fee must be ${fees.inside} or ${fees.outside}`
}

async function readTerms(tx: Transaction, order: LockedOrder) {
  const { promoCode: code } = order
  return termsOfOrder(order, code === null ? null : await tx.promo.findUnique({ where: { code } }))
}

/** Nobody called a new number yet: it waits for its call now, unless the customer named a time. */
function callsOfNewNumber({ status, calls, wrongNumber, now }: LockedOrder) {
  const isMissed = calls > 0 || wrongNumber
  if (status !== orderStatus.pending || !isMissed) return {}
  return { calls: 0, wrongNumber: false, callAt: now }
}
