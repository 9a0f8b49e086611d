import { pageSize, type Sort } from '#contract/shop'
import { type ListingRow, orderBy } from '../catalog/listing.ts'
import { orderOf } from '../catalog/scan.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { type Sought, tierOf } from './conditions.ts'

/** Tags are taken from so many of the newest matches. */
const taggedMatches = 200
const mostTags = 30
/** Of many matches so many come first that hold the words in their titles: ten pages. */
const firstOfMany = 10 * pageSize

/**
 * What all pages of a search in a price range share. `ranked` are the products in their order: all
 * of them, or of many those that come before all others.
 */
export type Facts = Pick<ListingRow, 'total' | 'tags'> & { ranked: Ids }
export type Ids = Int32Array

type FactsRow = Omit<Facts, 'ranked'> & { ranked: number[] }

/** Up to `mostRanked` matches are ranked; of more the newest come first that have the words in their titles. */
export async function readFacts(
  prisma: PrismaClient,
  sought: Sought,
  mostRanked: number,
): Promise<Facts> {
  const isMany = sought.known !== null && sought.known > mostRanked
  const few = isMany ? [] : await prisma.$queryRaw<FactsRow[]>(ofFew(sought, mostRanked))
  const [row] = few.length > 0 ? few : await prisma.$queryRaw<FactsRow[]>(ofMany(sought))
  const { total = 0, tags = [], ranked = [] } = row ?? {}
  return { total, tags, ranked: Int32Array.from(ranked) }
}

/** The products that match, by the sort asked for. */
export async function readSorted(
  prisma: PrismaClient,
  { matches }: Sought,
  sort: Sort,
): Promise<Ids> {
  const [row] = await prisma.$queryRaw<{ ids: number[] }[]>`
    select coalesce(array_agg(p.id order by ${orderOf(orderBy(sort, 'id'), 'p')}), '{}') as ids
    from (select * from product e where ${matches} offset 0) p`
  return Int32Array.from(row?.ids ?? [])
}

/** No row where there are more than `mostRanked`. */
function ofFew({ words, matches }: Sought, mostRanked: number): Prisma.Sql {
  return Prisma.sql`
    with m as materialized (
      select e.id, ${tierOf(words)} as tier
      from product e where ${matches} limit ${mostRanked + 1}
    )
    select c.total, array(select id from m order by tier, id desc) as ranked, ${newestTags} as tags
    from (select count(*)::int as total from m) c where c.total <= ${mostRanked}`
}

/**
 * The newest matches of one word are met soon from the end of the table. Those of several may be far
 * apart: they are gathered once.
 */
function ofMany({ words, matches, best, known }: Sought): Prisma.Sql {
  const gathered = Prisma.raw(words.length > 1 ? 'materialized' : 'not materialized')
  return Prisma.sql`
    with m as ${gathered} (select e.id, (${best}) as is_best from product e where ${matches})
    select coalesce(${known}::int, (select count(*)::int from m)) as total,
      array(select id from m where is_best order by id desc limit ${firstOfMany}) as ranked,
      ${newestTags} as tags`
}

const newestTags = Prisma.sql`(
  select coalesce(json_agg(t), '[]') from (
    select t.id, t.tag from (select id from m order by id desc limit ${taggedMatches}) n
    join product_tag pt on pt.product_id = n.id join tag t on t.id = pt.tag_id
    group by t.id, t.tag order by count(*) desc, t.id limit ${mostTags}
  ) t)`
