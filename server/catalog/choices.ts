import type { getListingChoices } from '#contract/catalog'
import { nameOfColor } from '#contract/color-names'
import type { OutputOf } from '#contract/endpoint'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { type ListingFilter, priceCondition, wholeCatalogue } from './listing.ts'
import { type Group, isInStock, isOffer, isStarred, narrowedTo } from './narrowed.ts'

const mostNames = 40
/** More spellings than names: those of one colour are added up. */
const mostSpellings = 120

/** The products of a listing, or those that a search found within its price. */
export type Listed = { key: number } | { ids: Int32Array }
type Named = { name: string; products: number }
type Row = { colors: Named[]; sizes: Named[]; in_stock: number; stars: number; offer: number }

/**
 * What these products can be narrowed to. A number says how many are left beside the other filters, so the
 * chosen of a group do not count for it: a second colour adds products.
 */
export async function readChoices(
  prisma: PrismaClient,
  listed: Listed,
  filter: ListingFilter,
): Promise<OutputOf<typeof getListingChoices>> {
  const of = (group: Group) => narrowedTo(filter, Prisma.sql`p.id`, group) ?? Prisma.sql`true`
  const count = (group: Group, condition: Prisma.Sql) =>
    Prisma.sql`(select count(*)::int from listed p where ${condition} and ${of(group)})`
  const [row] = await prisma.$queryRaw<Row[]>(Prisma.sql`
    with listed as materialized (
      select p.id, p.stock, p.discount_percent, p.star_count, p.star_sum from ${from(listed, filter)})
    select ${names(Prisma.sql`product_color c`, Prisma.sql`c.color`, of('color'))} as colors,
      ${names(Prisma.sql`product_size c`, Prisma.sql`c.size`, of('size'))} as sizes,
      ${count('in_stock', isInStock)} as in_stock,
      ${count('stars', isStarred)} as stars,
      ${count('offer', isOffer)} as offer`)
  const { colors, sizes, ...counts } = row ?? {
    colors: [],
    sizes: [],
    in_stock: 0,
    stars: 0,
    offer: 0,
  }
  return {
    colors: addUp(colors).map(({ name, products }) => ({ color: name, products })),
    sizes: sizes.slice(0, mostNames).map(({ name, products }) => ({ size: name, products })),
    ...counts,
  }
}

function from(listed: Listed, filter: ListingFilter): Prisma.Sql {
  if ('ids' in listed) return Prisma.sql`product p where p.id = any(${[...listed.ids]}::int[])`
  const isWhole = listed.key === wholeCatalogue
  const price = priceCondition(
    filter,
    isWhole ? Prisma.sql`p.price_taka` : Prisma.sql`e.price_taka`,
  )
  const all = isWhole
    ? Prisma.sql`product p where p.archived_at is null`
    : Prisma.sql`listing_entry e join product p on p.id = e.product_id where e.listing_key = ${listed.key}`
  return price ? Prisma.sql`${all} and ${price}` : all
}

/** The names of colours or of sizes, in the spelling of most products. */
function names(table: Prisma.Sql, name: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(select coalesce(json_agg(n), '[]') from (
    select mode() within group (order by ${name}) as name, count(distinct p.id)::int as products
    from listed p join ${table} on c.product_id = p.id and c.removed_at is null
    where ${condition} group by lower(${name})
    order by products desc, 1 limit ${mostSpellings}::int) n)`
}

function addUp(colors: Named[]): Named[] {
  const sums = new Map<string, Named>()
  for (const color of colors) {
    const key = nameOfColor(color.name)
    const known = sums.get(key)
    if (known) known.products += color.products
    else sums.set(key, { ...color })
  }
  return [...sums.values()].sort((one, other) => other.products - one.products).slice(0, mostNames)
}
