import { readFileSync } from 'node:fs'

/** Slugs that a shopper would be glad of, by keyword, by the kind of keyword. */
export type Queries = Record<string, Record<string, string[]>>

/** `goods` are everyday ones that the demo catalogue lacks, titles by slug. */
export const { goods, queries }: { goods: Record<string, string>; queries: Queries } = JSON.parse(
  readFileSync(new URL('queries.json', import.meta.url), 'utf8'),
)

/** The keywords of a kind without a hit among the first five, and what was found instead. */
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
