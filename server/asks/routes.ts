import * as calls from '#contract/asks'
import type { PrismaClient } from '../database/generated/client.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'
import { addAsk } from './add-ask.ts'

export function askRoutes({ open, own }: Routes, prisma: PrismaClient, limits: RateLimits) {
  open(calls.askWhenBack)(async ({ input, address, lang }) => {
    await limits.count('asksPerAddress', address)
    await addAsk(prisma, { productId: input.product_id, number: input.number, lang })
    return { message: 'added' }
  })

  own(calls.askWhenBackAsCustomer)(async ({ input, customerId, address, lang }) => {
    await limits.count('asksPerAddress', address)
    await addAsk(prisma, { productId: input.product_id, customerId, lang })
    return { message: 'added' }
  })
}
