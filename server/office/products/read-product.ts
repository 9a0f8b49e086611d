import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import { notFound } from '../../failures/refusals.ts'
import { sanitise } from '../../http/html.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { listOf, readWhole } from './product-columns.ts'

type ProductRead = Omit<
  OfficeProduct,
  'archived_at' | 'description' | 'order_policy' | 'size_chart'
> & {
  archived_at: Date | null
  description: string
  order_policy: string
  size_chart: string
}

/** All fields of a product's form. Throws a 404. */
export async function readOfficeProduct(
  db: Transaction,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<OfficeProduct> {
  const more = Prisma.sql`
      (select count(distinct customer_id)::int from cart_line
        where product_id = p.id) as in_carts,
      (select count(distinct o.id)::int from order_line l join orders o on o.id = l.order_id
        where l.product_id = p.id and o.status < ${orderStatus.delivered}) as open_orders,
      ${listOf(Prisma.sql`select d.id, s.name as by, d.at, d.staff_id = ${staff.id} as own
        from product_draft d join staff s on s.id = d.staff_id
        where d.product_id = p.id order by own desc, d.at desc`)} as drafts`
  const itself = { where: Prisma.sql`p.id = ${id}`, once: planOnce }
  const [row] = await readWhole<ProductRead>(db, more, itself)
  if (!row) throw notFound('The product')
  return {
    ...row,
    archived_at: row.archived_at?.toISOString() ?? null,
    drafts: row.drafts.map((draft) => ({ ...draft, at: new Date(draft.at).toISOString() })),
    description: sanitise(row.description),
    order_policy: sanitise(row.order_policy),
    size_chart: sanitise(row.size_chart),
  }
}
