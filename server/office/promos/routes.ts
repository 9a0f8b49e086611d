import * as calls from '#contract/office/promos'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readPromos } from './read-promos.ts'
import { endPromo, savePromo } from './save-promo.ts'

export function promoRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(calls.getPromos)(({ input }) => readPromos(prisma, input))

  write(calls.savePromo)(async ({ input, tx }) => ({ promo: await savePromo(tx, input) }))

  write(calls.endPromo)(async ({ input, tx }) => ({ promo: await endPromo(tx, input) }))
}
