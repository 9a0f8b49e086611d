import type { z } from 'zod'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../refusals.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { type AuditRow, changesOf, type Names } from './history-changes.ts'
import type { getProductHistory } from '#contract/office/products'
import { rowsAtOnce } from '#contract/office/rules'

type Event = z.output<(typeof getProductHistory)['output']>['events'][number]

const entities = [
  ...['product', 'product_content', 'product_image', 'product_color', 'product_size'],
  ...['product_category', 'product_tag', 'stock_item'],
]

type Act = { id: bigint; at: Date; by: string | null; rows: AuditRow[] }

/** Changes of a product by staff, an event for each request, newest first. Throws a 404. */
export async function readHistory(
  prisma: PrismaClient,
  { id, after }: { id: number; after?: string | null | undefined },
): Promise<{ events: Event[]; next: string | null }> {
  const product = await prisma.product.findUnique({ where: { id }, select: { id: true } })
  if (!product) throw notFound('The product')
  const before = after ? idInCursor(after) : null
  const [acts, names] = await Promise.all([
    prisma.$queryRaw<Act[]>`
      select max(l.id) as id, max(l.at) as at, min(s.name) as by,
        json_agg(json_build_object('entity', l.entity, 'before', l.before, 'after', l.after)
          order by l.id) as rows
      from audit_log l left join staff s on s.id = l.staff_id
      where l.entity = any(${entities}) and l.entity_id = ${String(id)}
      group by coalesce(nullif(l.request, ''), l.id::text)
      having ${before}::bigint is null or max(l.id) < ${before}::bigint
      order by max(l.id) desc limit ${rowsAtOnce + 1}`,
    readNames(prisma, id),
  ])
  const { page, next } = pageOf(acts, ({ id: last }) => String(last))
  return {
    events: page.map((act) => ({
      id: String(act.id),
      at: act.at.toISOString(),
      by: act.by,
      changes: act.rows.flatMap((row) => changesOf(row, names)),
    })),
    next,
  }
}

/** Present names of the ids in the rows; a removed shelf or choice has none. */
async function readNames(prisma: PrismaClient, id: number): Promise<Names> {
  const [row] = await prisma.$queryRaw<Record<keyof Names, { id: number; name: string }[]>[]>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', category)), '[]')
        from category) as category_id,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.tag)), '[]') from tag t
        where t.id in (
          select coalesce(l.after ->> 'tag_id', l.before ->> 'tag_id')::int from audit_log l
          where l.entity = 'product_tag' and l.entity_id = ${String(id)})) as tag_id,
      (select coalesce(json_agg(json_build_object('id', id, 'name', color)), '[]')
        from product_color where product_id = ${id}) as color_id,
      (select coalesce(json_agg(json_build_object('id', id, 'name', size)), '[]')
        from product_size where product_id = ${id}) as size_id,
      (select coalesce(json_agg(json_build_object('id', id, 'name', image)), '[]')
        from product_image where product_id = ${id}) as image_id,
      (select coalesce(json_agg(json_build_object('id', i.id,
          'name', coalesce(concat_ws(', ', c.color, s.size), ''))), '[]')
        from stock_item i left join product_color c on c.id = i.color_id
        left join product_size s on s.id = i.size_id where i.product_id = ${id}) as item_id`
  const mapOf = (name: keyof Names) =>
    new Map((row?.[name] ?? []).map((each) => [each.id, each.name]))
  return {
    category_id: mapOf('category_id'),
    tag_id: mapOf('tag_id'),
    color_id: mapOf('color_id'),
    size_id: mapOf('size_id'),
    image_id: mapOf('image_id'),
    item_id: mapOf('item_id'),
  }
}
