import { listingKey } from '../catalog/listing.ts'
import type { Kind, Snapshot } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { wordsOf } from './keyword-words.ts'
import { isOneEditApart } from './one-edit.ts'
import type { Dictionary } from './synonyms.ts'

/** A category with products, and the words of its names; `ofMenu`: of its menu. */
type Named = { category: string; words: string[]; ofMenu: string[] }

const named: Kind<{ all: Named[] }> = {
  name: 'names of categories',
  sizeOf: ({ all }) => 300 * all.length,
}
const leastLetters = { beginning: 3, misspelled: 5 }

export async function readCategoryNames(
  prisma: PrismaClient,
  snapshot: Snapshot,
): Promise<Named[]> {
  const { all } = await snapshot.getOrMake(named, 'all', async () => {
    const first = listingKey('category', 0)
    const [rows, filled] = await Promise.all([
      prisma.category.findMany({
        where: { menu: { status: 1 } },
        select: { id: true, category: true, english: true, menu: true },
        orderBy: [{ menu: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
      }),
      prisma.listing.findMany({
        where: { listingKey: { gt: first, lt: listingKey('tag', 0) }, products: { gt: 0 } },
        select: { listingKey: true },
      }),
    ])
    const keys = new Set(filled.map(({ listingKey: key }) => key))
    return {
      all: rows
        .filter(({ id }) => keys.has(first + id))
        .map(({ category, english, menu }) => ({
          category,
          words: wordsOf(`${category} ${english ?? ''}`),
          ofMenu: wordsOf(`${menu.menu} ${menu.english ?? ''}`),
        })),
    }
  })
  return all
}

/** Categories whose name has the typed words or their beginning, then those that a synonym names. */
export function namedBy(all: Named[], typed: string[], meant: ReadonlySet<string>): string[] {
  const hasTyped = ({ words }: Named) => ` ${words.join(' ')}`.includes(` ${typed.join(' ')}`)
  const isMeant = ({ words }: Named) => words.some((word) => meant.has(word))
  const named = [...all.filter(hasTyped), ...all.filter(isMeant)]
  return [...new Set(named)].map(({ category }) => category)
}

/** Categories near to a keyword that found nothing: by a word, a synonym, a wrong letter, or by their menu. */
export function closeTo(all: Named[], keyword: string, { synonyms }: Dictionary): string[] {
  const said = wordsOf(keyword)
  const meant = new Set(said.flatMap((word) => [word, ...(synonyms.get(word) ?? []).flat()]))
  const isNear = (word: string) =>
    meant.has(word) ||
    said.some(
      (one) =>
        (one.length >= leastLetters.beginning &&
          word.length >= leastLetters.beginning &&
          (word.startsWith(one) || one.startsWith(word))) ||
        (one.length >= leastLetters.misspelled && isOneEditApart(one, word)),
    )
  const own = all.filter(({ words }) => words.some(isNear))
  const ofMenu = all.filter(({ ofMenu }) => ofMenu.some((word) => meant.has(word)))
  return [...new Set([...own, ...ofMenu])].map(({ category }) => category)
}
