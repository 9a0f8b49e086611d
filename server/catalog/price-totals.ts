import type { Kind, Snapshot } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { type ListingFilter, openEnds } from './listing.ts'

/** The prices of a listing, rising, and how many products cost so much or less. */
type Prices = { taka: number[]; upTo: number[] }

const prices: Kind<Prices> = { name: 'prices', sizeOf: ({ taka }) => 16 * taka.length + 100 }

/** Counts exactly, without a query for each range: the listing's prices are read once and kept. */
export async function countInRange(
  prisma: PrismaClient,
  snapshot: Snapshot,
  key: number,
  filter: ListingFilter,
): Promise<number> {
  const { min, max } = openEnds(filter)
  const { taka, upTo } = await snapshot.keep(prices, String(key), () => readPrices(prisma, key))
  const countBelow = (price: number) => upTo[firstFrom(taka, price) - 1] ?? 0
  return Math.max(0, countBelow(max + 1) - countBelow(min))
}

async function readPrices(prisma: PrismaClient, key: number): Promise<Prices> {
  const [row] = await prisma.$queryRaw<Prices[]>`
    select coalesce(array_agg(price_taka order by price_taka), '{}') as taka,
      coalesce(array_agg(products order by price_taka), '{}') as "upTo"
    from (
      select price_taka, (sum(count(*)) over (order by price_taka))::int as products
      from listing_entry where listing_key = ${key} group by price_taka
    ) p`
  return row ?? { taka: [], upTo: [] }
}

/** The place of the first that is not below `price`; the length where all are. */
function firstFrom(taka: number[], price: number): number {
  let low = 0
  let high = taka.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((taka[middle] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
