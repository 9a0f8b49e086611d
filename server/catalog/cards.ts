import { pageSize } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { cardColumns } from './listing.ts'
import type { CardRow } from './present.ts'
import { orderOf, readSpan, type Scan, type Span } from './scan.ts'

/** `isFixed`: one plan is the best for all values, and first pages are read by it. */
export function readCards(
  prisma: PrismaClient,
  scan: Scan,
  span: Span,
  { isFixed = false } = {},
): Promise<CardRow[]> {
  const isFirst = span.offset === 0 && span.limit === pageSize
  // A narrow index finds the rows, and only those of the page are looked up as products.
  return read(prisma, {
    once: isFixed && isFirst ? planOnce : Prisma.empty,
    from: Prisma.sql`(${readSpan(scan, span)}) e`,
    id: Prisma.raw(`e.${scan.columns.at(-1) ?? 'id'}`),
    orderBy: orderOf(scan),
  })
}

export function readCardsByIds(
  prisma: PrismaClient,
  ids: number[],
  { isOnSale = false } = {},
): Promise<CardRow[]> {
  return read(prisma, {
    once: planOnce,
    from: isOnSale
      ? Prisma.sql`(select f.* from unnest(${ids}::int[]) with ordinality as f(id, place)
          join product g on g.id = f.id and g.archived_at is null) f`
      : Prisma.sql`unnest(${ids}::int[]) with ordinality as f(id, place)`,
    id: Prisma.sql`f.id`,
    orderBy: Prisma.sql`f.place`,
  })
}

type Page = Record<'once' | 'from' | 'id' | 'orderBy', Prisma.Sql>

function read(prisma: PrismaClient, { once, from, id, orderBy }: Page): Promise<CardRow[]> {
  return prisma.$queryRaw<CardRow[]>(Prisma.sql`
    ${once} select ${cardColumns} from ${from} join product p on p.id = ${id} order by ${orderBy}`)
}
