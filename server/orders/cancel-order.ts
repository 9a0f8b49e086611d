import { orderStatus } from '#contract/shop'
import { retrying } from '../database/errors.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { conflict, notFound } from '../refusals.ts'

/** Throws a 404 for another customer's order, a 409 once it is shipped, delivered or cancelled. */
export async function cancelOrder(
  prisma: PrismaClient,
  { customerId, orderId, reason }: { customerId: number; orderId: number; reason: string },
): Promise<void> {
  const cancelled = await retrying(
    () => prisma.$executeRaw`
      with o as (
        update orders set status = ${orderStatus.cancelled}
        where id = ${orderId} and customer_id = ${customerId}
          and status between ${orderStatus.pending} and ${orderStatus.processing}
        returning id
      )
      insert into cancellation (order_id, reason) select id, ${reason} from o`,
  )
  if (cancelled > 0) return
  const order = await prisma.order.findFirst({
    where: { id: orderId, customerId },
    select: { status: true },
  })
  if (!order) throw notFound('The order')
  throw conflict(
    order.status === orderStatus.cancelled
      ? 'This order is already cancelled'
      : 'This order is already on its way and cannot be cancelled',
  )
}
