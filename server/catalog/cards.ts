import { pageSize } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { cardColumns } from './listing.ts'
import type { CardRow } from './present.ts'
import { orderOf, readSpan, type Scan, type Span } from './scan.ts'

/** Each order has three SQL texts to prepare: first page, near the beginning, near the end. */
export function readCards(prisma: PrismaClient, scan: Scan, span: Span): Promise<CardRow[]> {
  const page = readSpan(scan, span)
  // Other page sizes are not prepared: each would be one more plan in PostgreSQL.
  const isUsual = span.limit === pageSize && page.isShallow
  const plan = scan.isPlannedOnce && isUsual ? planOnce : Prisma.empty
  // Rows are found in a narrow index, and only those of the page are looked up as products.
  return prisma.$queryRaw<CardRow[]>(Prisma.sql`
    ${plan} select ${cardColumns} from (${page.sql}) e
    join product p on p.id = e.${Prisma.raw(idOf(scan))} order by ${orderOf(scan, 'e')}`)
}

export function readCardsByIds(prisma: PrismaClient, ids: number[]): Promise<CardRow[]> {
  return prisma.$queryRaw<CardRow[]>(Prisma.sql`
    ${planOnce} select ${cardColumns} from unnest(${ids}::int[]) with ordinality as f(id, place)
    join product p on p.id = f.id order by f.place`)
}

function idOf({ columns }: Scan): string {
  return columns.at(-1) ?? 'id'
}
