import * as calls from '#contract/orders'
import { usualFees } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import { conflict, notFound, Refusal } from '../failures/refusals.ts'
import { readKey } from '../http/attempt.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'
import type { Counters } from '../metrics/counters.ts'
import type { ReadOwnFees } from '../settings/shop-facts.ts'
import { cancelOrder } from './cancel-order.ts'
import { openConfirmInput } from './confirm-input.ts'
import { confirmOrder } from './confirm-order.ts'
import { correctAddress } from './correct-address.ts'
import { readOrderLink } from './order-link.ts'
import { presentPromo } from './present.ts'
import { belowLeast, findPromo, findPublicPromos, invalidPromo } from './promos.ts'
import { readLinkedOrder, readOrder, readOrders, withAsked } from './read-orders.ts'
import { readTransId } from './trans-id.ts'

type Parts = {
  prisma: PrismaClient
  secrets: readonly string[]
  limits: RateLimits
  counters: Counters
  readOwnFees: ReadOwnFees
}

export function orderRoutes(
  { open, own }: Routes,
  { prisma, secrets, limits, counters, readOwnFees }: Parts,
) {
  const feesNow = async () => (await readOwnFees()) ?? usualFees

  own(calls.applyPromo)(async ({ customerId, input }) => {
    await limits.count('promosPerCustomer', customerId)
    const promo = await findPromo(prisma, { code: input.promo_code, customerId })
    if (!promo) throw new Refusal(404, invalidPromo)
    if (promo.isBelow) throw conflict(belowLeast(promo))
    return { message: 'applied', promo: presentPromo(promo, await feesNow()) }
  })

  own(calls.getPublicPromos)(async ({ customerId }) => {
    const fees = await feesNow()
    const promos = await findPublicPromos(prisma, customerId)
    return { promos: promos.map((promo) => presentPromo(promo, fees)) }
  })

  own(
    calls.confirmOrder,
    openConfirmInput(readOwnFees),
  )(async ({ customerId, input, header, lang }) => {
    await limits.count('ordersPerCustomer', customerId)
    // Each refusal with a code is a guess at it, as in applyPromo.
    if (input.promo) await limits.count('promosPerCustomer', customerId)
    const { order, repeated } = await countOrder(
      counters,
      confirmOrder(prisma, {
        customerId,
        seen: input.carts,
        promo: input.promo,
        seenPromoTaka: input.promo_price,
        feeTaka: input.fee,
        lang,
        idempotencyKey: readKey(header),
      }),
    )
    if (input.promo) await limits.giveBack('promosPerCustomer', customerId)
    return { message: 'ordered', trans_id: order.trans_id, order, repeated }
  })

  own(calls.getOrders)(async ({ customerId, input: { page } }) => ({
    message: 'success',
    ...(await readOrders(prisma, customerId, page)),
  }))

  own(calls.getOrder)(async ({ customerId, input }) => {
    const transId = readTransId(input.trans_id)
    const order = transId && (await readOrder(prisma, { transId, customerId }))
    if (!order) throw notFound('The order')
    return { message: 'success', order: isAsked(input) ? await withAsked(prisma, order) : order }
  })

  open(calls.getLinkedOrder)(async ({ input, address }) => {
    await limits.count('orderLinksPerAddress', address)
    const transId = readOrderLink(input.link, secrets)
    const order = transId && (await readLinkedOrder(prisma, transId))
    if (!order) throw notFound('The order')
    return { message: 'success', order: isAsked(input) ? await withAsked(prisma, order) : order }
  })

  own(calls.cancelOrder)(async ({ customerId, input }) => {
    await cancelOrder(prisma, { customerId, orderId: input.order_id, reason: input.reason ?? '' })
  })

  own(calls.setOrderAddress)(async ({ customerId, input: { order_id: orderId, ...place } }) => {
    await limits.count('correctionsPerCustomer', customerId)
    const order = await correctAddress(prisma, { customerId, orderId, ...place })
    return { message: 'success', order }
  })
}

function isAsked({ on_call }: { on_call?: string | null | undefined }): boolean {
  return on_call === '1'
}

/** Server errors are not counted as refusals: the answers from 500 up include them. */
async function countOrder({ orders }: Counters, confirming: ReturnType<typeof confirmOrder>) {
  try {
    const confirmed = await confirming
    orders[confirmed.repeated ? 'repeated' : 'confirmed']++
    return confirmed
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) orders.refused++
    throw error
  }
}
