import { pageSize } from '#contract/shop'
import type { ListingRow } from '../catalog/listing.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { ranksOf, type Sought } from './conditions.ts'

const taggedMatches = 200
const mostTags = 30
/** Only the newest of many matches are ranked; the closest of these fill the first ten pages. */
const newestOfMany = 1000
const firstOfMany = 10 * pageSize

/** Shared by all pages of a search. `ranked`: all products in order, or the first of many; `best`: the rank of the first. */
export type Facts = Pick<ListingRow, 'total' | 'tags'> & { ranked: Int32Array; best: number }

export async function readFacts(
  prisma: PrismaClient,
  sought: Sought,
  mostRanked: number,
): Promise<Facts> {
  const { matches, known, coded } = sought
  const codedFirst = coded === null ? Prisma.empty : Prisma.sql`r.id <> ${coded}::int,`
  // The newest matches of a frequent word are found early; counting all takes four times as long.
  const isMany = known !== null && known > mostRanked
  const newest = isMany ? Prisma.sql`order by e.id desc limit ${newestOfMany}` : Prisma.empty
  const total = isMany ? Prisma.sql`${known}::int` : Prisma.sql`(select count(*)::int from m)`
  const [row] = await prisma.$queryRaw<(Omit<Facts, 'ranked'> & { ranked: number[] })[]>`
    with m as materialized (select e.id from product e where ${matches} ${newest}),
    c as materialized (
      select total, total > ${mostRanked} as is_many from (select ${total} as total) t
    ),
    newest as materialized (
      select r.id from m r order by ${codedFirst} r.id desc
      limit (select case when is_many then ${newestOfMany}::int end from c)
    ),
    ranked as materialized (
      select r.id, t.tier from newest r left join ${ranksOf(Prisma.sql`newest`, sought)} t on t.id = r.id
    )
    select c.total, (select coalesce(min(tier), 0) from ranked) as best,
      array(
        select r.id from ranked r
        order by ${codedFirst} r.tier, r.id desc limit case when c.is_many then ${firstOfMany}::int end
      ) as ranked,
      (select coalesce(json_agg(t), '[]') from (
        select t.id, t.tag, t.english from (select id from m order by id desc limit ${taggedMatches}) n
        join product_tag pt on pt.product_id = n.id join tag t on t.id = pt.tag_id
        group by t.id order by count(*) desc, t.id limit ${mostTags}
      ) t) as tags
    from c`
  return { total: 0, tags: [], best: 0, ...row, ranked: Int32Array.from(row?.ranked ?? []) }
}
