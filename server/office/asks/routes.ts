import * as calls from '#contract/office/asks'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readAsks } from './read-asks.ts'

export function officeAskRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(calls.getAsks)(({ input, staff }) => readAsks(prisma, staff, input.product_id))

  write(calls.markAsk)(async ({ input: { id, told }, staff, tx }) => {
    const { count } = await tx.productAsk.updateMany({
      where: { id },
      data: told ? { toldAt: new Date(), staffId: staff.id } : { toldAt: null, staffId: null },
    })
    if (count === 0) throw notFound('The person')
  })
}
