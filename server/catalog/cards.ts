import { pageSize } from '#contract/shop'
import type { Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { cardColumns } from './listing.ts'
import { columnsOf, findPlace, orderOf, type Place, shallowRows, type Walk } from './places.ts'
import type { CardRow } from './present.ts'

export type ReadCards = ReturnType<typeof openCards>

/**
 * Reads the cards of a page from a walk, however deep it lies, in one statement. A text for first
 * pages and one for all others of an order, so that each may be planned once.
 */
export function openCards(prisma: PrismaClient) {
  return {
    readCards: async (
      snapshot: Snapshot,
      walk: Walk,
      offset: number,
      perPage: number,
    ): Promise<CardRow[]> => {
      const place = await findPlace(prisma, snapshot, walk, offset)
      const page = pageOf(walk, place, perPage)
      // Other page sizes are not prepared: each would be one more plan in PostgreSQL.
      const isUsual = perPage === pageSize && place.mostSkipped <= shallowRows
      const plan = walk.isPlannedOnce && isUsual ? planOnce : Prisma.empty
      // Rows are found in a narrow index, and only those of the page are looked up as products.
      return prisma.$queryRaw<CardRow[]>(Prisma.sql`
        ${plan} select ${cardColumns} from (${page}) e
        join product p on p.id = e.${Prisma.raw(idOf(walk))} order by ${orderOf(walk, 'e')}`)
    },
    /** The cards of these products, in this order. */
    readCardsByIds: (ids: number[]): Promise<CardRow[]> =>
      prisma.$queryRaw<CardRow[]>(Prisma.sql`
        ${planOnce} select ${cardColumns} from unnest(${ids}::int[]) with ordinality as f(id, place)
        join product p on p.id = f.id order by f.place`),
  }
}

function pageOf(walk: Walk, { behind, skip, mostSkipped }: Place, perPage: number): Prisma.Sql {
  const upTo = (rows: number) => Prisma.sql`
    select ${columnsOf(walk)} from ${Prisma.raw(walk.rows)} e where ${walk.condition} and ${behind}
    order by ${orderOf(walk, 'e')} limit ${Prisma.raw(String(rows))}`
  if (skip === 0) return upTo(perPage)
  // A general plan expects a tenth of the rows that an offset may pass over: they are bounded.
  return Prisma.sql`select * from (${upTo(mostSkipped + perPage)}) e
    limit ${Prisma.raw(String(perPage))} offset ${skip}::bigint`
}

function idOf({ columns }: Walk): string {
  return columns.at(-1) ?? 'id'
}
