import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { ranksOf, seek } from './conditions.ts'
import { readKeyword } from './read-keyword.ts'
import { makeDictionary } from './synonyms.ts'
import { resolveKeyword } from './words.ts'

/** `tier`: how close it is to the keyword; the lowest is the closest. */
export type Found = { id: number; tier: number }

/** Up to `most` of the newest finds that meet a condition on `product e`, in no order. */
export async function findProducts(
  prisma: PrismaClient,
  keyword: string,
  { where, most }: { where: Prisma.Sql; most: number },
): Promise<Found[]> {
  const dictionary = await makeDictionary(prisma)
  const { units, code } = readKeyword(keyword, dictionary)
  const sought = seek(keyword, { words: await resolveKeyword(prisma, units, dictionary), code }, {})
  if (!sought) return []
  return prisma.$queryRaw<Found[]>(Prisma.sql`
    with m as materialized (
      select e.id from product e where ${sought.matches} and ${where}
      order by e.id desc limit ${Prisma.raw(String(most))}
    )
    select m.id, coalesce(t.tier, 0) as tier
    from m left join ${ranksOf(Prisma.sql`m`, sought)} t on t.id = m.id`)
}
