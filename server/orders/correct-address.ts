import { districtAfter } from '#contract/district-of-address'
import { eventKinds } from '#contract/office/order-states'
import type { Order } from '#contract/orders'
import { orderStatus } from '#contract/shop'
import { retrying } from '../database/errors.ts'
import type { Prisma, PrismaClient } from '../database/generated/client.ts'
import type { OrderModel } from '../database/generated/models.ts'
import { conflict, notFound } from '../failures/refusals.ts'
import { readOrder } from './read-orders.ts'

type Place = { name: string; number: string; address: string }
type Wanted = Place & { customerId: number; orderId: number }
type Locked = Place &
  Pick<
    OrderModel,
    'transId' | 'status' | 'version' | 'district' | 'promoCode' | 'calls' | 'wrongNumber'
  > & { now: Date }

/**
 * Corrects name, number and address of a pending order, and the saved address that it came from. The
 * office sees it as an event, and the call that waits gets the number. Throws a 404 for another's
 * order, a 409 once it is not pending, or where its promo has reached its uses by the new number.
 */
export async function correctAddress(prisma: PrismaClient, wanted: Wanted): Promise<Order> {
  const { customerId } = wanted
  const transId = await retrying(() => prisma.$transaction((tx) => correct(tx, wanted)))
  const order = await readOrder(prisma, { transId, customerId })
  if (!order) throw notFound('The order')
  return order
}

async function correct(tx: Prisma.TransactionClient, wanted: Wanted): Promise<string> {
  const { customerId, orderId, name, number, address } = wanted
  const [order] = await tx.$queryRaw<Locked[]>`
    select trans_id as "transId", status, version, district, promo_code as "promoCode", calls,
      wrong_number as "wrongNumber", address_name as name, address_number as number, address,
      now() as now
    from orders where id = ${orderId} and customer_id = ${customerId} for no key update`
  if (!order) throw notFound('The order')
  if (order.status !== orderStatus.pending) throw conflict(whyTooLate(order))
  const after = { name, number, address, district: districtAfter(order, address) }
  const changes = changesOf(order, after)
  if (Object.keys(changes).length === 0) return order.transId
  if (changes.number) await refuseUsedPromo(tx, wanted, order)
  const isMissed = changes.number && (order.calls > 0 || order.wrongNumber)
  const { version } = await tx.order.update({
    where: { id: orderId },
    data: {
      addressName: name,
      addressNumber: number,
      address,
      district: after.district,
      // Nobody called the new number yet: it waits for its call now.
      ...(isMissed && { calls: 0, wrongNumber: false, callAt: order.now }),
    },
    select: { version: true },
  })
  await tx.orderEvent.create({
    data: { orderId, kind: eventKinds.edit, data: { changes, customer: true, v: version } },
    select: { id: true },
  })
  await tx.address.updateMany({
    where: { customerId, name: order.name, number: order.number, address: order.address },
    data: { name, number, address },
  })
  return order.transId
}

function whyTooLate({ status }: Locked): string {
  return status === orderStatus.cancelled
    ? 'This order is already cancelled'
    : 'This order is already confirmed, please call us to change it'
}

type Facts = Place & Pick<Locked, 'district'>

function changesOf(before: Facts, after: Facts) {
  const fields = ['name', 'number', 'address', 'district'] as const
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { before: before[field], after: after[field] }]),
  )
}

/** A promo with a limit for each number is not used again by correcting the number. */
async function refuseUsedPromo(
  tx: Prisma.TransactionClient,
  { orderId, number }: Wanted,
  { promoCode }: Locked,
): Promise<void> {
  if (promoCode === null) return
  await tx.$executeRaw`select from promo where code = ${promoCode} for no key update`
  const used = await tx.$queryRaw<unknown[]>`
    select from promo p where p.code = ${promoCode} and p.max_per_number <= (
      select count(*) from orders o join promo_redemption r on r.order_id = o.id
      where r.promo_id = p.id and o.id <> ${orderId} and o.number_key = shop_number_key(${number}))`
  if (used.length > 0) throw conflict('The promo of this order was used with this number before')
}
