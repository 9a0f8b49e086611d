import * as calls from '#contract/office/new-orders'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { countNumberSought, forgetNumberSought } from '../orders/search.ts'
import { findGoods } from './find-goods.ts'
import { joinOrders } from './join-orders.ts'
import { lookUp } from './look-up.ts'
import { payAdvance, undoAdvance } from './payments.ts'
import { setRebate } from './rebate.ts'
import { saveNewOrder } from './save-order.ts'

export function newOrderRoutes(
  { read, write }: OfficeRoutes,
  prisma: PrismaClient,
  limits: RateLimits,
) {
  read(calls.lookUpNumber)(async ({ input, staff }) => {
    await countNumberSought(limits, staff, input.number)
    return lookUp(prisma, input.number)
  })

  read(calls.findGoods)(async ({ input }) => ({ goods: await findGoods(prisma, input) }))

  write(calls.saveNewOrder)(async ({ input, staff, tx }) => {
    const order = await saveNewOrder(tx, staff, input)
    // Whose order is taken was no guess at a number.
    await forgetNumberSought(limits, staff)
    return { order }
  })

  write(calls.payAdvance)(async ({ input, staff, tx }) => ({
    order: await payAdvance(tx, staff, input),
  }))

  write(calls.undoAdvance)(async ({ input, staff, tx }) => ({
    order: await undoAdvance(tx, staff, input),
  }))

  write(calls.setRebate)(async ({ input, staff, tx }) => ({
    order: await setRebate(tx, staff, input),
  }))

  write(calls.joinOrders)(({ input, staff, tx }) => joinOrders(tx, staff, input))
}
