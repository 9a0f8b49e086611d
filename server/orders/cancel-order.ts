import { orderStatus } from '#contract/shop'
import { retrying } from '../database/errors.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { conflict, notFound } from '../failures/refusals.ts'

/** Throws a 404 for another customer's order, a 409 once it is shipped, delivered or cancelled. */
export async function cancelOrder(
  prisma: PrismaClient,
  { customerId, orderId, reason }: { customerId: number; orderId: number; reason: string },
): Promise<void> {
  const cancelled = await retrying(() =>
    prisma.$transaction(async (tx) => {
      const { count } = await tx.order.updateMany({
        where: {
          id: orderId,
          customerId,
          status: { gte: orderStatus.pending, lte: orderStatus.processing },
        },
        data: { status: orderStatus.cancelled },
      })
      if (count > 0) await tx.cancellation.create({ data: { orderId, reason } })
      return count > 0
    }),
  )
  if (cancelled) return
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
