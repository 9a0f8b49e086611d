import type { suggestSearch } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import { cardColumns, type ListingFilter, priceCondition } from '../catalog/listing.ts'
import type { CardRow } from '../catalog/present.ts'
import type { Cache } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { namedBy, readCategoryNames } from './categories.ts'
import { type Completion, complete } from './completions.ts'
import { wordsOf } from './keyword-words.ts'
import type { openSearch } from './search.ts'
import { readDictionary } from './synonyms.ts'

type Suggested = OutputOf<typeof suggestSearch>

const most = { products: 6, categories: 2, completions: 6 }
/** Of a word that thousands of titles have, as many are looked at. */
const mostTitles = 300
/** Fewer letters begin too many words to be read as misspelled. */
const leastSearched = 3

/**
 * What somebody means who has typed so many letters: products whose title has a word that begins so, in either script, the
 * most likely words in turn; otherwise what the search itself finds.
 */
export function openSuggestions(
  prisma: PrismaClient,
  cache: Cache,
  search: ReturnType<typeof openSearch>,
) {
  return async (keyword: string, filter: ListingFilter, address: string): Promise<Suggested> => {
    const snapshot = cache.snapshot()
    const words = wordsOf(keyword)
    if (words.length === 0) return { products: [], categories: [] }
    const [dictionary, all] = await Promise.all([
      readDictionary(prisma, snapshot),
      readCategoryNames(prisma, snapshot),
    ])
    const { completions, before, meant } = await complete(prisma, words, dictionary)
    const categories = namedBy(all, words, before?.length === 0 ? meant : new Set())
    const titled = before ? await readTitled(prisma, { completions, before }, filter) : []
    const isLong = [...keyword].length >= leastSearched
    const found = titled.length > 0 || !isLong ? titled : await searched(keyword, filter, address)
    return {
      products: found
        .slice(0, most.products)
        .map(({ title, slug, image, price }) => ({ title, slug, image, price })),
      categories: categories.slice(0, most.categories),
    }
  }

  async function searched(keyword: string, filter: ListingFilter, address: string) {
    const { products, matched } = await search(keyword, filter, address)
    return matched === 'all' ? products.data : []
  }
}

type Sought = { completions: Completion[]; before: number[][] }
type Titled = CardRow & { nr: number; place: number }

/** Products of the likeliest words: of each the first, then of each the second. */
async function readTitled(prisma: PrismaClient, sought: Sought, filter: ListingFilter) {
  const chosen = sought.completions.slice(0, most.completions)
  if (chosen.length === 0) return []
  const price = priceCondition(filter, Prisma.sql`e.price_taka`)
  const conditions = [
    Prisma.sql`e.terms && w.titled and e.archived_at is null`,
    ...sought.before.map((ids) => Prisma.sql`e.terms && ${ids}::int[]`),
    ...(price ? [price] : []),
  ]
  const asked = chosen.map(({ ids }, nr) => ({
    nr,
    titled: ids.map((id) => -id),
    headed: ids.map((id) => -id - 500_000_000),
  }))
  const rows = await prisma.$queryRaw<Titled[]>(Prisma.sql`
    select w.nr, f.place::int as place, ${cardColumns}
    from json_to_recordset(${JSON.stringify(asked)}::json) w(nr int, titled int[], headed int[])
    cross join lateral (
      select id, row_number() over (order by is_head desc, stock desc, id desc) as place
      from (
        select e.id, e.stock, e.terms && w.headed as is_head from product e
        where ${Prisma.join(conditions, ' and ')} limit ${mostTitles}
      ) looked order by place limit ${most.products}
    ) f join product p on p.id = f.id`)
  const order = chosen.map(({ cost }) => Math.floor(cost))
  const rank = ({ nr, place }: Titled) => [order[nr] ?? 0, place, nr] as const
  rows.sort((one, other) => compare(rank(one), rank(other)))
  const unique = new Map(rows.map((row) => [row.id, row] as const).reverse())
  return rows
    .filter((row) => unique.get(row.id) === row)
    .map((row) => ({ title: row.title, slug: row.slug, image: row.image, price: row.priceTaka }))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, nr) => part !== other[nr])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
