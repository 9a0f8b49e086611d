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
  return prisma.$queryRaw<CardRow[]>(Prisma.sql`
    ${isFixed && isFirst ? planOnce : Prisma.empty} select ${cardColumns}
    from (${readSpan(scan, span)}) e
    join product p on p.id = e.${Prisma.raw(scan.columns.at(-1) ?? 'id')}
    order by ${orderOf(scan)}`)
}

export function readCardsByIds(prisma: PrismaClient, ids: number[]): Promise<CardRow[]> {
  return prisma.$queryRaw<CardRow[]>(Prisma.sql`
    ${planOnce} select ${cardColumns} from unnest(${ids}::int[]) with ordinality as f(id, place)
    join product p on p.id = f.id order by f.place`)
}
