import type { Sort } from '#contract/shop'
import { type ListingRow, orderBy } from '../catalog/listing.ts'
import { orderOf } from '../catalog/scan.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { rankedOrder, type Sought, tierOf } from './conditions.ts'

/** Tags are taken from so many of the newest matches. */
const taggedMatches = 200
const mostTags = 30
/** A word of more products is not gathered with all of its matches. */
const mostGathered = 5000
/** The best of more matches are counted up to so many, and all of them for later pages. */
export const countedBest = 1200
/**
 * What all pages of a search in a price range share. `best` counts the best matches; `ranked` are
 * the products in their order, unless there are too many.
 */
export type Facts = Pick<ListingRow, 'total' | 'tags'> & { best: number; ranked: Ids | null }
export type Ids = Int32Array
export type Unsorted = null | undefined

/** The products that match, by the sort asked for, or the closest first. */
export async function readOrder(
  prisma: PrismaClient,
  { words, matches }: Sought,
  sort: Sort | Unsorted,
): Promise<Ids> {
  const order = sort ? orderOf(orderBy(sort, 'id'), 'p') : rankedOrder(words)
  const [row] = await prisma.$queryRaw<{ ids: number[] }[]>`
    select coalesce(array_agg(p.id order by ${order}), '{}') as ids
    from (select * from product e where ${matches} offset 0) p`
  return Int32Array.from(row?.ids ?? [])
}

/** What all pages share, in one statement; `ranked` up to `mostRanked` matches. */
export async function readFacts(
  prisma: PrismaClient,
  { words, matches, best, known }: Sought,
  mostRanked: number,
): Promise<Facts> {
  const [word] = words
  // The newest of many are near the end of the table; the newest of few are found by their terms.
  const isFrequent = words.length === 1 && word !== undefined && word.products > mostGathered
  const counts = isFrequent
    ? Prisma.sql`
        select ${known === null ? Prisma.sql`(select count(*)::int from product e where ${matches})` : Prisma.sql`${known}::int`} as total,
          (select count(*)::int from (select from product e where ${best} limit ${countedBest}) b) as best,
          null::int[] as ranked`
    : Prisma.sql`
        select count(*)::int as total, (count(*) filter (where is_best))::int as best,
          case when count(*) <= ${mostRanked} then
            (select coalesce(array_agg(id order by tier, id desc), '{}') from m)
          end as ranked
        from m`
  const newest = isFrequent
    ? Prisma.sql`select e.id from product e where ${matches} order by e.id desc limit ${taggedMatches}`
    : Prisma.sql`select id from m order by id desc limit ${taggedMatches}`
  const [row] = await prisma.$queryRaw<FactsRow[]>`
    with m as materialized (
      select e.id, (${best}) as is_best, ${tierOf(words, 'e')} as tier
      from product e where ${matches}
    )
    select c.total, c.best, c.ranked, (select coalesce(json_agg(t), '[]') from (
        select t.id, t.tag from (${newest}) n
        join product_tag pt on pt.product_id = n.id join tag t on t.id = pt.tag_id
        group by t.id, t.tag order by count(*) desc, t.id limit ${mostTags}
      ) t) as tags
    from (${counts}) c`
  const { ranked = null, ...found } = row ?? { total: 0, best: 0, tags: [] }
  return { ...found, ranked: ranked && Int32Array.from(ranked) }
}

type FactsRow = Omit<Facts, 'ranked'> & { ranked?: number[] | null }
