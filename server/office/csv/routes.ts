import * as calls from '#contract/office/exports'
import type { PrismaClient } from '../../database/generated/client.ts'
import { dayOf } from '../moments.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { exportProducts } from './export-products.ts'

export function exportRoutes({ download }: OfficeRoutes, prisma: PrismaClient) {
  download(calls.exportProducts)(({ input }) => ({
    fileName: `products-${dayOf(new Date())}.csv`,
    parts: exportProducts(prisma, input),
  }))
}
