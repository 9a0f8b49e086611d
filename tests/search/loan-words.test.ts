import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchProducts } from '#contract/catalog'
import { seedCatalog } from '../../server/demo/seed-catalog.ts'
import { openShop } from '../support/shop.ts'
import { findMisses } from './queries.ts'

/** Everyday loan words: as English writes them, and as Bengali does. */
const pairs: Record<string, string> = JSON.parse(
  readFileSync(new URL('loan-words.json', import.meta.url), 'utf8'),
)
const shop = await openShop()
await shop.prisma.$transaction((tx) => seedCatalog(tx), { timeout: 60_000 })
for (const [latin, bengali] of Object.entries(pairs)) {
  await shop.make.product({ slug: `latin-${latin}`, title: `New ${latin}, model A` })
  await shop.make.product({ slug: `bengali-${latin}`, title: `নতুন ${bengali}, দেশি` })
}

const find = async (keyword: string): Promise<string[]> => {
  const { body } = await shop.visitor().ask(searchProducts, { keyword })
  return body.data.map(({ slug }) => slug)
}

test.each([
  ['Latin', 'Bengali', (latin: string, bengali: string) => [bengali, [`latin-${latin}`]] as const],
  ['Bengali', 'Latin', (latin: string) => [latin, [`bengali-${latin}`]] as const],
])('a product titled in %s letters is found by its name in %s ones', async (_a, _b, toQuery) => {
  const entries = Object.entries(pairs).map(([latin, bengali]) => toQuery(latin, bengali))
  const wanted = Object.fromEntries(entries.map(([keyword, slugs]) => [keyword, [...slugs]]))

  const misses = await findMisses(wanted, find)

  expect(Object.keys(wanted)).toHaveLength(60)
  expect(misses.length / 60, misses.join('\n')).toBeLessThanOrEqual(0.05)
})
