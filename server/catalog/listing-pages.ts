import { pageSize } from '#contract/shop'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { readCards } from './cards.ts'
import {
  hasRange,
  type Listed,
  type ListingFilter,
  type ListingRow,
  offsetOf,
  orderBy,
  presentListing,
  priceCondition,
  wholeCatalogue,
} from './listing.ts'
import { countInRange } from './price-totals.ts'
import { reach, type Scan, type Span } from './scan.ts'

const mostTags = 50

/** What all pages of a listing share: kept, so that a page is one statement for its rows. */
type Facts = Pick<ListingRow, 'total' | 'tags'>
const listingFacts: Kind<Facts> = {
  name: 'listings',
  sizeOf: ({ tags }) => 200 + 150 * tags.length,
}

/** To pass over so many rows of an index costs less than to plan anew. */
const cheaplyPassed = 1000

export function openListings(prisma: PrismaClient, cache: Cache) {
  return {
    read: async (key: number, filter: ListingFilter): Promise<Listed> => {
      const page = filter.page ?? 1
      const snapshot = cache.snapshot()
      const [{ tags, total: whole }, inRange] = await Promise.all([
        factsOf(snapshot, key),
        hasRange(filter) ? countInRange(prisma, snapshot, key, filter) : null,
      ])
      const total = inRange ?? whole
      const span = { offset: offsetOf(page), limit: pageSize, total }
      const scan = scanOf(key, filter, whole, span)
      const products = span.offset < total ? await readCards(prisma, scan, span) : []
      return presentListing({ total, tags, products }, page)
    },
    readNewest: async (page: number, perPage: number) => {
      const snapshot = cache.snapshot()
      const { total } = await factsOf(snapshot, wholeCatalogue)
      const span = { offset: offsetOf(page, perPage), limit: perPage, total }
      const products = span.offset < total ? await readCards(prisma, newest, span) : []
      return { total, products }
    },
  }

  function factsOf(snapshot: Snapshot, key: number): Promise<Facts> {
    return snapshot.keep(listingFacts, String(key), async () => {
      const [row] = await prisma.$queryRaw<Facts[]>(Prisma.sql`
        select (select coalesce(max(products), 0) from listing where listing_key = ${key}) as total,
          (select coalesce(json_agg(t), '[]') from (
            select t.id, t.tag from listing_tag lt join tag t on t.id = lt.tag_id
            where lt.listing_key = ${key} and lt.products > 0
            order by lt.products desc, lt.tag_id limit ${mostTags}
          ) t) as tags`)
      return row ?? { total: 0, tags: [] }
    })
  }
}

const newest: Scan = {
  rows: 'product',
  condition: Prisma.sql`true`,
  isPlannedOnce: true,
  columns: ['id'],
  isFalling: true,
}

/**
 * A listing of `whole` products in its order. Where a price range holds few of many, they are
 * better found by price and sorted than by reading the listing in order and skipping the others.
 */
function scanOf(key: number, filter: ListingFilter, whole: number, span: Span): Scan {
  const order = orderBy(filter.sort ?? 'latest', 'product_id')
  const isByPrice = order.columns[0] === 'price_taka'
  const met = reach(span).skip + pageSize
  const passed = Math.min(whole, (met * whole) / Math.max(1, span.total))
  const isInOrder = isByPrice || passed <= Math.max(span.total, cheaplyPassed)
  // `+ 0` hides the column from the price index: the planner would find by it and then sort.
  const price = isInOrder && !isByPrice ? Prisma.sql`(e.price_taka + 0)` : Prisma.sql`e.price_taka`
  return {
    rows: 'listing_entry',
    condition: Prisma.sql`e.listing_key = ${key} and ${priceCondition(filter, price) ?? Prisma.sql`true`}`,
    isPlannedOnce: isInOrder,
    ...order,
  }
}
