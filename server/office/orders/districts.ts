import { districtIn } from '#contract/district-of-address'
import { districts } from '#contract/districts'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import { isCancellable, orderStatus } from '#contract/shop'
import { forbiddenHere, invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { changesOf } from './edit-changes.ts'
import { addEvent } from './events.ts'
import { type LockedOrder, lockSeenOrder, refuse, whyClosed } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

type Place = Pick<LockedOrder, 'address' | 'district'>

/**
 * Changes the district, before the parcel leaves or by those who may edit a sent order. Throws a 422
 * for a name that is none, a 409 where the order has ended.
 */
export async function setDistrict(
  tx: Transaction,
  actor: Actor,
  { district: name, ...seen }: { order_id: number; v: number; district: string },
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (order.status > orderStatus.shipped) throw await refuse(tx, actor, order.id, whyClosed(order))
  if (!isCancellable(order.status) && !hasRight(actor.role, 'editAny')) throw forbiddenHere()
  const district = districtNamed(name)
  const changes = changesOf(order, { district })
  if (!changes.district) return settledOrder(tx, actor, order)
  const { version } = await tx.order.update({
    where: { id: order.id },
    data: { district, version: { increment: 1 } },
    select: { version: true },
  })
  await addEvent(tx, actor, order.id, 'edit', { changes, v: version })
  return settledOrder(tx, actor, order)
}

/** The stored name of a district in either language. Throws a 422 for any other. */
export function districtNamed(name: string): string {
  const sought = name.trim().normalize('NFC').toLowerCase()
  const found = districts.find((names) =>
    names.some((each) => each.normalize('NFC').toLowerCase() === sought),
  )
  if (!found) throw invalid('district', 'There is no such district')
  return found[0]
}

/** The district of an order that goes on: its own, else that of its address, where it is sure. */
export function districtOf({ district, address }: Place): string | null {
  return district ?? districtIn(address)
}
