import { seedCatalog } from '../../prisma/seed-catalog.ts'
import { Cache } from '../../server/database/cache.ts'
import { openDatabase } from '../../server/database/client.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { openSearch } from '../../server/search/search.ts'
import { findMisses, goods, queries } from '../search/queries.ts'
import { inDatabase, openCatalogue } from './database.ts'
import { bengali, english } from './words.ts'

/**
 * What shoppers type, asked of the demo's products amid so many generated ones. A generated product is
 * a hit too where it is the same thing: its noun stands in the title of one that is wanted.
 * Returns the share of hits among the first five, and the misses.
 */
export async function measureQuality(
  postgresUrl: string,
  products: number,
): Promise<{ share: number; misses: string[] }> {
  const from = new URL(await openCatalogue(postgresUrl, products)).pathname.slice(1)
  const url = new URL(postgresUrl)
  url.pathname = '/bench_quality'
  await inDatabase(postgresUrl, async (client) => {
    await client.query('drop database if exists bench_quality with (force)')
    await client.query(`create database bench_quality template ${from}`)
  })
  // What the planner is told of a database is not copied.
  await migrate(url.href)
  const database = openDatabase({ url: url.href, connections: 4 }, console.error)
  const { prisma, changes } = database
  try {
    await prisma.$transaction((tx) => seedCatalog(tx), { timeout: 120_000 })
    for (const [slug, title] of Object.entries(goods)) {
      await prisma.product.create({ data: { slug, title, image: '', priceTaka: 100 } })
    }
    const known = await prisma.product.findMany({ select: { slug: true, title: true } })
    const titles = new Map(known.map(({ slug, title }) => [slug, title.toLowerCase()]))
    const search = openSearch(prisma, new Cache(changes, 10_000_000))
    const slugsOf = async (keyword: string) =>
      (await search(keyword, {})).products.data.map(({ slug }) => slug)
    const nounsOf = (slug: string) => {
      const title = titles.get(slug) ?? ''
      return bengali.nouns.flatMap((noun, nr) =>
        [noun, english.nouns[nr] ?? noun].some((word) => title.includes(word)) ? [nr] : [],
      )
    }
    const isHit = (slug: string, slugs: string[]) =>
      slugs.includes(slug) || slugs.flatMap(nounsOf).some((noun) => nounsOf(slug).includes(noun))
    const misses: string[] = []
    for (const wanted of Object.values(queries)) {
      misses.push(...(await findMisses(wanted, slugsOf, isHit)))
    }
    const asked = Object.values(queries).flatMap((wanted) => Object.keys(wanted)).length
    return { share: 1 - misses.length / asked, misses }
  } finally {
    await database.close()
  }
}
