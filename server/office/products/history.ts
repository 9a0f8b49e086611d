import type { z } from 'zod'
import type { getProductHistory } from '#contract/office/products'
import { rowsAtOnce } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { type AuditRow, changesOf, type Names } from './history-changes.ts'

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
  const product = await prisma.product.findUnique(partsOf(id))
  if (!product) throw notFound('The product')
  const before = after ? idInCursor(after) : null
  const [acts, categories] = await Promise.all([
    prisma.$queryRaw<Act[]>`
      select max(l.id) as id, max(l.at) as at, min(s.name) as by,
        json_agg(json_build_object('entity', l.entity, 'before', l.before, 'after', l.after)
          order by l.id) as rows
      from audit_log l left join staff s on s.id = l.staff_id
      where l.entity = any(${entities}) and l.entity_id = ${String(id)}
      group by coalesce(nullif(l.request, ''), l.id::text)
      having ${before}::bigint is null or max(l.id) < ${before}::bigint
      order by max(l.id) desc limit ${rowsAtOnce + 1}`,
    prisma.category.findMany({ select: { id: true, category: true } }),
  ])
  const { page, next } = pageOf(acts, ({ id: last }) => String(last))
  const tags = await readTags(prisma, page)
  const { colors, sizes, images, items } = product
  const names: Names = {
    category_id: new Map(categories.map((each) => [each.id, each.category])),
    tag_id: new Map(tags.map((each) => [each.id, each.tag])),
    color_id: new Map(colors.map((each) => [each.id, each.color])),
    size_id: new Map(sizes.map((each) => [each.id, each.size])),
    image_id: new Map(images.map((each) => [each.id, each.image])),
    item_id: new Map(
      items.map(({ id, color, size }) => [
        id,
        [color?.color, size?.size].filter((name) => name !== undefined).join(', '),
      ]),
    ),
  }
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

/** Parts of the product with their present names; a removed one has none. */
const partsOf = (id: number) =>
  ({
    where: { id },
    select: {
      colors: { select: { id: true, color: true } },
      sizes: { select: { id: true, size: true } },
      images: { select: { id: true, image: true } },
      items: {
        select: {
          id: true,
          color: { select: { color: true } },
          size: { select: { size: true } },
        },
      },
    },
    relationLoadStrategy: 'join',
  }) as const

function readTags(prisma: PrismaClient, acts: readonly Act[]) {
  const ids = acts
    .flatMap(({ rows }) => rows)
    .map(({ after, before }) => after?.tag_id ?? before?.tag_id)
    .filter((id) => typeof id === 'number')
  return prisma.tag.findMany({ where: { id: { in: ids } }, select: { id: true, tag: true } })
}
