import type { LeadsTo, ShopScreen } from '#contract/search-words'
import { listingKey } from '../catalog/listing.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { wordsOf } from './keyword-words.ts'
import type { Dictionary } from './synonyms.ts'

/** The screen that words about the shop lead to; none for offers where no product has a discount. */
export async function leadTo(
  prisma: PrismaClient,
  screen: ShopScreen | undefined,
): Promise<LeadsTo | undefined> {
  if (screen !== 'discount') return screen && { screen }
  const first = listingKey('discount', 0)
  const largest = await prisma.listing.findFirst({
    where: { listingKey: { gt: first, lt: first + 100 }, products: { gt: 0 } },
    orderBy: [{ products: 'desc' }, { listingKey: 'desc' }],
  })
  return largest ? { screen, discount: String(largest.listingKey - first) } : undefined
}

/** Words about the shop name a product only if its title has them: the novel যোগাযোগ, but no abacus for "cash". */
export function isTitled(title: string, rest: string): boolean {
  return ` ${wordsOf(title).join(' ')} `.includes(` ${wordsOf(rest).join(' ')} `)
}

/** Whether "new …" is the name of a product: a thing of the list of synonyms is only called new. */
export function openNames(prisma: PrismaClient, readDictionary: () => Promise<Dictionary>) {
  return async (words: string): Promise<boolean> => {
    const { synonyms } = await readDictionary()
    const [last = ''] = words.split(' ').slice(-1)
    if (synonyms.has(last)) return false
    const terms = await prisma.term.findMany({
      where: { term: { in: words.split(' ') }, kind: 0, products: { gt: 0 } },
      select: { id: true },
    })
    if (terms.length < words.split(' ').length) return false
    const titled = await prisma.product.findFirst({
      where: {
        archivedAt: null,
        terms: { hasEvery: terms.map(({ id }) => -id) },
        title: { contains: words, mode: 'insensitive' },
      },
      select: { id: true },
    })
    return titled !== null
  }
}
