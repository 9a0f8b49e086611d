import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { noProducts, readProductsOfWords } from './products-of-words.ts'
import { readEvery } from './rank.ts'
import { readKeyword } from './read-keyword.ts'
import { makeDictionary } from './synonyms.ts'
import { pairsOf, resolvePairs, resolveWords, wordsOfKeyword } from './words.ts'

/** `tier`: how close it is to the keyword; the lowest is the closest. */
export type Found = { id: number; tier: number }

/** Up to `most` of the newest products with every word that meet a condition on `product e`, in no order. */
export async function findProducts(
  prisma: PrismaClient,
  keyword: string,
  { where, most }: { where: Prisma.Sql; most: number },
): Promise<Found[]> {
  const dictionary = await makeDictionary(prisma)
  const { units } = readKeyword(keyword, dictionary)
  const resolved = await resolveWords(prisma, units, dictionary)
  const pairs = pairsOf(units, resolved)
  const joined = await resolvePairs(prisma, pairs)
  const byUnit = new Map(pairs.map(({ nr }, at) => [nr, joined[at] ?? []]))
  const words = wordsOfKeyword(units, resolved, byUnit)
  const products = await readProductsOfWords(prisma, words)
  const tiers = readEvery(
    words.map((word, nr) => ({ ...word, products: products[nr] ?? noProducts })),
  )
  const rows = await prisma.$queryRaw<{ id: number }[]>(Prisma.sql`
    select e.id from product e where e.id = any(${[...tiers.keys()]}::int[]) and ${where}
    order by e.id desc limit ${Prisma.raw(String(most))}`)
  return rows.map(({ id }) => ({ id, tier: tiers.get(id) ?? 0 }))
}
