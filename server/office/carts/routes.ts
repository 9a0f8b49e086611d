import * as calls from '#contract/office/carts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { readOfficeSettings } from '../../settings/office-settings.ts'
import type { Transaction } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { noteNumberGiven } from '../orders/search.ts'
import { readLeftCart, readLeftCarts } from './read-carts.ts'
import { recordCart, undoCart } from './record-cart.ts'

export function cartRoutes(
  { read, write }: OfficeRoutes,
  prisma: PrismaClient,
  limits: RateLimits,
) {
  read(calls.getLeftCarts)(async ({ input }) => {
    await refuseWhileOff(prisma)
    return readLeftCarts(prisma, input)
  })

  read(calls.getLeftCart)(async ({ input, staff }) => {
    await refuseWhileOff(prisma)
    const cart = await readLeftCart(prisma, input.id)
    await noteNumberGiven(limits, staff, cart.number)
    return { cart }
  })

  write(calls.recordLeftCart)(async ({ input, staff, tx }) => {
    await refuseWhileOff(tx)
    await recordCart(tx, staff, input)
  })

  write(calls.undoLeftCart)(async ({ input, staff, tx }) => {
    await refuseWhileOff(tx)
    await undoCart(tx, staff, input.id)
  })
}

/** Only the owner shows carts to staff: until then there is no list. */
async function refuseWhileOff(db: PrismaClient | Transaction): Promise<void> {
  const { left_carts } = await readOfficeSettings(db)
  if (!left_carts) throw notFound('The list')
}
