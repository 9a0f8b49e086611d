import { asciiDigits, productCode } from '#contract/shop'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { type Found, findProducts } from '../../search/find-products.ts'
import { catalogueConditions, type Filters, tabRules } from './list-filters.ts'
import { noKey, type Place } from './list-order.ts'

export const mostFound = 1000
/** All products. */
export const catalogue = Prisma.sql`product e`
/** After all matches of the shop's search. */
const offSaleTier = 1000

/**
 * The products of a list that match a search, the closest first: by code or own code, then by the
 * shop's search, then those off sale with all words in the title.
 */
export async function searchProducts(
  prisma: PrismaClient,
  q: string,
  filters: Filters,
): Promise<Found[]> {
  const tab = filters.tab ?? 'all'
  const catalogue = catalogueConditions(filters)
  const within = (...conditions: Prisma.Sql[]) =>
    Prisma.join([...conditions, ...catalogue], ' and ')
  const meetsOffSale = tab === 'all' || tab === 'archived'
  const [coded, worded, offSale] = await Promise.all([
    findCoded(prisma, q, tab === 'all' ? within(Prisma.sql`true`) : within(tabRules[tab])),
    tab === 'archived'
      ? []
      : findProducts(prisma, q, { where: within(tabRules[tab]), most: mostFound }),
    meetsOffSale ? findOffSale(prisma, q, within(tabRules.archived)) : [],
  ])
  const places = new Map<number, number>()
  for (const { id } of coded) places.set(id, 0)
  for (const { id, tier } of worded) if (!places.has(id)) places.set(id, tier + 1)
  for (const { id } of offSale) if (!places.has(id)) places.set(id, offSaleTier)
  return [...places]
    .map(([id, tier]) => ({ id, tier }))
    .sort((one, other) => one.tier - other.tier || other.id - one.id)
    .slice(0, mostFound)
}

function findCoded(prisma: PrismaClient, q: string, where: Prisma.Sql) {
  const code = asciiDigits(q.trim())
  const id = /^\d{4,10}$/.test(code) && productCode(Number(code)) === code ? Number(code) : 0
  return findIds(
    prisma,
    Prisma.sql`e.id in (
      select id from product where id = ${id < 2 ** 31 ? id : 0}
      union all select id from product where upper(own_code) = upper(${code})
    ) and ${where}`,
    { order: 'desc', most: mostFound },
  )
}

function findOffSale(prisma: PrismaClient, q: string, where: Prisma.Sql) {
  return findIds(
    prisma,
    Prisma.sql`shop_name_words(e.title) @> shop_name_words(${q})
      and shop_name_words(${q}) <> '{}' and ${where}`,
    { order: 'desc', most: mostFound },
  )
}

/** The first products `e` of a condition, by id. */
export function findIds(
  prisma: PrismaClient,
  where: Prisma.Sql,
  { order, most }: { order: 'asc' | 'desc'; most: number },
): Promise<{ id: number }[]> {
  const orderBy = Prisma.sql`e.id ${Prisma.raw(order)}`
  return findPlaces(prisma, { from: catalogue, where: [where], key: noKey, orderBy, most })
}

type Scan = Record<'from' | 'key' | 'orderBy', Prisma.Sql> & { where: Prisma.Sql[]; most: number }

/** The first places of products `e` of `from`. */
export function findPlaces(
  prisma: PrismaClient,
  { from, where, key, orderBy, most }: Scan,
): Promise<Place[]> {
  return prisma.$queryRaw<Place[]>`
    select e.id, ${key} as key from ${from} where ${Prisma.join(where, ' and ')}
    order by ${orderBy} limit ${Prisma.raw(String(most))}`
}
