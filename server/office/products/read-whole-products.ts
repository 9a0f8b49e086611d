import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import { readWhole } from './product-columns.ts'

/** A product with all its parts; texts as they are stored. */
export type WholeProduct = Omit<
  OfficeProduct,
  | 'archived_at'
  | 'description'
  | 'order_policy'
  | 'size_chart'
  | 'in_carts'
  | 'open_orders'
  | 'drafts'
> & {
  image: string
  archived_at: Date | null
  description: string
  order_policy: string
  size_chart: string
}

/** The existing products of these ids, in their order. */
export function readWholeProducts(
  db: Transaction,
  ids: readonly number[],
): Promise<WholeProduct[]> {
  const where = Prisma.sql`p.id = any(${ids}::int[])`
  return readWhole<WholeProduct>(db, Prisma.sql`p.image`, { where })
}
