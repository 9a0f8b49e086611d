import type { Good } from '#contract/office/new-orders'
import { productCode } from '#contract/shop'
import type { PrismaClient } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import { searchProducts } from '../products/search.ts'

const mostGoods = 8

/** The closest products on sale of a search, or those of these ids. */
export async function findGoods(
  prisma: PrismaClient,
  { q, ids }: { q?: string | null | undefined; ids?: string | null | undefined },
): Promise<Good[]> {
  if (ids) return readGoods(prisma, ids.split(',').map(Number))
  if (!q) return []
  const found = await searchProducts(prisma, q, {})
  const goods = await readGoods(
    prisma,
    found.slice(0, 3 * mostGoods).map(({ id }) => id),
  )
  return goods.slice(0, mostGoods)
}

/** In the order of the ids, without those off sale. */
function readGoods(prisma: PrismaClient, ids: readonly number[]): Promise<Good[]> {
  return prisma.$queryRaw<(Omit<Good, 'code'> & { code?: string })[]>`${planOnce}
    select p.id, p.own_code, p.title, p.image, p.price_taka as price, p.minimum_order,
      p.stock::int, p.choice_goes_with_order as needs_choice,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'color', c.color)
        order by c.position, c.id), '[]') from product_color c
        where c.product_id = p.id and c.removed_at is null) as colors,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'size', s.size)
        order by s.position, s.id), '[]') from product_size s
        where s.product_id = p.id and s.removed_at is null) as sizes,
      (select coalesce(jsonb_agg(jsonb_build_object('color_id', i.color_id, 'size_id', i.size_id,
        'count', i.count) order by i.id), '[]') from stock_item i
        where p.counted and i.product_id = p.id and i.removed_at is null) as items
    from unnest(${ids}::int[]) with ordinality as f(id, place) join product p on p.id = f.id
    where p.archived_at is null
    order by f.place`.then((rows) => rows.map((row) => ({ ...row, code: productCode(row.id) })))
}
