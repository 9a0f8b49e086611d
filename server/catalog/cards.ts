import type { Changes } from '../database/changes.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { cardColumns } from './listing.ts'
import { columnsOf, openPlaces, orderOf, type Walk } from './places.ts'
import type { CardRow } from './present.ts'

export type ReadCards = ReturnType<typeof openCards>

/** Reads the cards of a page from a walk, however deep it lies, in one statement. */
export function openCards(prisma: PrismaClient, changes: Changes) {
  const findPlace = openPlaces(prisma, changes)
  return async (walk: Walk, offset: number, perPage: number): Promise<CardRow[]> => {
    const { behind, skip } = await findPlace(walk, offset)
    const page = (columns: Prisma.Sql) => Prisma.sql`
      select ${columns} from ${Prisma.raw(walk.rows)} e where ${walk.condition} and ${behind}
      order by ${orderOf(walk, 'e')} limit ${perPage} offset ${skip}`
    if (walk.rows === 'product') {
      return prisma.$queryRaw<CardRow[]>(Prisma.sql`
        select ${cardColumns} from (${page(Prisma.sql`*`)}) p order by ${orderOf(walk, 'p')}`)
    }
    // Rows are found in a narrow index, and only those of the page are looked up as products.
    return prisma.$queryRaw<CardRow[]>(Prisma.sql`
      select ${cardColumns} from (${page(columnsOf(walk))}) e
      join product p on p.id = e.product_id order by ${orderOf(walk, 'e')}`)
  }
}
