import { expect, test, vi } from 'vitest'
import { Cache } from '../../server/database/cache.ts'
import { Prisma, type PrismaClient } from '../../server/database/generated/client.ts'
import { readProductsOfWords } from '../../server/search/products-of-words.ts'
import { readKeyword } from '../../server/search/read-keyword.ts'
import { openSearch } from '../../server/search/search.ts'
import { makeDictionary } from '../../server/search/synonyms.ts'
import { lookUpWords, type WordQuery, wordQueryKinds } from '../../server/search/word-lookup.ts'
import { resolveWords } from '../../server/search/words.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
// The number of products of a small shop, each with a few own words and one of twenty.
for (let first = 1; first < 1000; first += 200) {
  await shop.pool.query(
    `insert into product (slug, title, image, price_taka)
     select 'p-' || i, 'Handmade winter cotton shawl from Tangail, ' || chr(97 + i % 20) || 'lamp ' ||
       to_hex(i % 500 * 7919), '', 100
     from generate_series($1::int, $1 + 199) i`,
    [first],
  )
}
await shop.pool.query('analyze product; analyze term')

/** The text of a statement as it is sent. */
async function statementsOf(ask: (prisma: PrismaClient) => Promise<unknown>) {
  const statements: Prisma.Sql[] = []
  const note = (first: Prisma.Sql | TemplateStringsArray, ...values: unknown[]) => {
    statements.push('text' in first ? first : Prisma.sql(first, ...values))
    return Promise.resolve([])
  }
  await ask({ $queryRaw: note } as unknown as PrismaClient)
  return statements
}

type Plan = { rows: { 'QUERY PLAN': string }[] }
const textOf = ({ rows }: Plan) => rows.map((row) => row['QUERY PLAN']).join('\n')

/** The one plan for all values. */
async function planOf(statement: Prisma.Sql | undefined, value: unknown) {
  const client = await shop.pool.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare planned as ${statement?.text}`)
  const plan = textOf(
    await client.query<Plan['rows'][0]>(`explain execute planned('${JSON.stringify(value)}')`),
  )
  client.release(true)
  return plan
}

test('the products of words in a small shop are found by the index of terms', async () => {
  const dictionary = await makeDictionary(shop.prisma)
  const { units } = readKeyword('alamp cotton', dictionary)
  const words = (await resolveWords(shop.prisma, units, dictionary)).map(({ own }) => own)
  const statements = await statementsOf((prisma) => readProductsOfWords(prisma, words))
  expect(statements).toHaveLength(1)

  const plan = await planOf(statements[0], JSON.parse(String(statements[0]?.values[0])))

  expect(plan).toContain('product_terms_idx')
  expect(plan).not.toContain('Seq Scan on product')
})

test('a keyword is looked up by indexes, with the one plan for all keywords', async () => {
  const words: WordQuery[] = ['alamp', 'cotton'].flatMap((word, nr) =>
    wordQueryKinds.map((kind, way) => ({ nr, way, word, kind, listed: false, isGuess: false })),
  )
  const statements = await statementsOf((prisma) => lookUpWords(prisma, words))
  const plan = await planOf(statements[0], words)

  // Every scan of the vocabulary has a condition of its index.
  const scans = plan.match(/Scan.* on term(_gap)?\b.*\n.*/g) ?? []
  expect(scans.length).toBeGreaterThan(5)
  expect(scans.filter((scan) => !scan.includes(' Cond: '))).toEqual([])
})

const { prisma, changes } = shop

/** Acts once, right after the first statement: the look-up of the words. */
function afterWords(act: () => Promise<void>): PrismaClient {
  let isDone = false
  return new Proxy(prisma, {
    get: (target, name) => {
      if (name !== '$queryRaw') return Reflect.get(target, name)
      return async (...statement: Parameters<PrismaClient['$queryRaw']>) => {
        const rows = await target.$queryRaw(...statement)
        if (!isDone) {
          isDone = true
          await act()
        }
        return rows
      }
    },
  })
}

test('a product with a new word, committed while its search is made, is found from then on', async () => {
  await shop.make.product({ title: 'Lamp' })
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  const before = changes.generation()
  const own = afterWords(async () => {
    await shop.make.product({ title: 'Lampshade' })
    await vi.waitFor(() => expect(changes.generation()).not.toBe(before), patience)
  })
  const search = openSearch(own, new Cache(changes, 1_000_000))
  const count = () => prisma.product.count({ where: { title: { startsWith: 'Lamp' } } })

  await search('lamp', {})

  const { products } = await search('lamp', {})
  expect(products.total).toBe(await count())
  expect(products.data).toHaveLength(await count())
})
