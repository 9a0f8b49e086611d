import { readFileSync } from 'node:fs'

/** Good results by keyword, as slugs, by the kind of keyword. */
export type Queries = Record<string, Record<string, string[]>>

/** `products` are everyday products that the demo catalogue lacks, titles by slug. */
export const { products, queries }: { products: Record<string, string>; queries: Queries } =
  JSON.parse(readFileSync(new URL('queries.json', import.meta.url), 'utf8'))

/** Keywords as people in Bangladesh type them: a thing, a colour, a word too many. */
export const shoppers: Queries = JSON.parse(
  readFileSync(new URL('shoppers.json', import.meta.url), 'utf8'),
)

/** Keywords of a kind without a good result among the first five, with the results. */
export async function findMisses(
  wanted: Record<string, string[]>,
  search: (keyword: string) => Promise<string[]>,
  isHit = (slug: string, slugs: string[]) => slugs.includes(slug),
): Promise<string[]> {
  const misses: string[] = []
  for (const [keyword, slugs] of Object.entries(wanted)) {
    const first = (await search(keyword)).slice(0, 5)
    if (!first.some((slug) => isHit(slug, slugs))) misses.push(`${keyword} -> ${first}`)
  }
  return misses
}
