import type { Transaction } from '../as-staff.ts'
import { wholeColumns } from './product-columns.ts'
import type { OfficeProduct } from '#contract/office/product-row-shapes'

/** A product with all its parts; texts as they are stored. */
export type WholeProduct = Omit<
  OfficeProduct,
  'archived_at' | 'description' | 'order_policy' | 'in_carts' | 'open_orders' | 'drafts'
> & { image: string; archived_at: Date | null; description: string; order_policy: string }

/** The existing products of these ids, in their order. */
export function readWholeProducts(
  db: Transaction,
  ids: readonly number[],
): Promise<WholeProduct[]> {
  return db.$queryRaw<WholeProduct[]>`
    select ${wholeColumns}, p.image
    from product p left join product_content c on c.product_id = p.id
    where p.id = any(${ids}::int[]) order by p.id`
}
