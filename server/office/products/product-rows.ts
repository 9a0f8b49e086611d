import type { ProductRow } from '#contract/office/product-row-shapes'
import { Prisma } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'

type RowRead = Omit<ProductRow, 'archived_at'> & { archived_at: Date | null }

/** The rows of these products for lists, in the order of the ids. */
export async function readProductRows(
  db: Transaction,
  staff: Pick<Staff, 'id'>,
  ids: readonly number[],
): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db.$queryRaw<RowRead[]>(Prisma.sql`${planOnce}
    select p.id, p.version as v, p.title, p.image, p.slug, p.price_taka as price,
      p.old_price_taka as old_price, p.discount_percent::int as discount, p.stock::int, p.counted,
      case when p.counted then coalesce(s.count, 0) end as count, coalesce(s.choices, 0) as choices,
      coalesce(s.colors, 0) as colors, coalesce(s.sizes, 0) as sizes,
      coalesce(s.low_choices, 0) > 0 as low, coalesce(s.low_choices, 0) as low_choices, p.own_code, p.archived_at,
      (select count(*)::int from product_ask a where a.product_id = p.id and a.told_at is null) as asks,
      ${draftOfP(staff.id)} as draft,
      array(select c.category from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id order by c.position, c.id) as categories
    from unnest(${ids}::int[]) with ordinality as f(id, place) join product p on p.id = f.id
    left join lateral (
      select sum(i.count)::int as count, count(*)::int as choices,
        count(distinct i.color_id)::int as colors, count(distinct i.size_id)::int as sizes,
        count(*) filter (where i.count <= i.low_at)::int as low_choices
      from stock_item i where i.product_id = p.id and i.removed_at is null
    ) s on p.counted
    order by f.place`)
  return rows.map((row) => ({
    ...row,
    archived_at: row.archived_at?.toISOString() ?? null,
    draft: row.draft && { ...row.draft, at: new Date(row.draft.at).toISOString() },
  }))
}

/** The own draft, else the newest one of other people. */
const draftOfP = (staffId: number) => Prisma.sql`(
  select json_build_object('id', d.id, 'by', s.name, 'at', d.at, 'own', d.staff_id = ${staffId})
  from product_draft d join staff s on s.id = d.staff_id
  where d.product_id = p.id order by d.staff_id = ${staffId} desc, d.at desc limit 1)`
