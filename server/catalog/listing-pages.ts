import { pageSize } from '#contract/shop'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { readCards } from './cards.ts'
import {
  conditionOf,
  type Listed,
  type ListingFilter,
  type ListingRow,
  offsetOf,
  openEnds,
  orderBy,
  presentListing,
  wholeCatalogue,
} from './listing.ts'
import { keyOfNarrowed } from './narrowed.ts'
import type { Scan } from './scan.ts'

const mostTags = 50

/** The total and the tags, which all pages of a listing share, also within a price range. */
type Facts = Pick<ListingRow, 'total' | 'tags'>
const listingFacts: Kind<Facts> = {
  name: 'listings',
  sizeOf: ({ tags }) => 200 + 150 * tags.length,
}

export function openListings(prisma: PrismaClient, cache: Cache) {
  return {
    read: async (key: number, filter: ListingFilter): Promise<Listed> => {
      const page = filter.page ?? 1
      const narrowed = conditionOf(filter, Prisma.sql`e.product_id`)
      const { total, tags } = await factsOf(cache.snapshot(), key, filter)
      const ofKey = Prisma.sql`e.listing_key = ${key}`
      const scan: Scan = {
        rows: 'listing_entry',
        condition: narrowed ? Prisma.sql`${ofKey} and ${narrowed}` : ofKey,
        ...orderBy(filter.sort ?? 'latest', 'product_id'),
      }
      const span = { offset: offsetOf(page), limit: pageSize, total }
      const isFixed = narrowed === null
      const products = span.offset < total ? await readCards(prisma, scan, span, { isFixed }) : []
      return presentListing({ total, tags, products }, page)
    },
    /** All products that the filter leaves, in an order. */
    readWhole: async (filter: ListingFilter): Promise<Listed> => {
      const page = filter.page ?? 1
      const narrowed = conditionOf(filter, Prisma.sql`e.id`)
      const { total, tags } = await factsOf(cache.snapshot(), wholeCatalogue, filter)
      const scan: Scan = {
        rows: 'product',
        condition: narrowed ? Prisma.sql`${onSale} and ${narrowed}` : onSale,
        ...orderBy(filter.sort ?? 'latest', 'id'),
      }
      const span = { offset: offsetOf(page), limit: pageSize, total }
      const products = span.offset < total ? await readCards(prisma, scan, span) : []
      return presentListing({ total, tags, products }, page)
    },
    readNewest: async (page: number, perPage: number) => {
      const { total } = await factsOf(cache.snapshot(), wholeCatalogue)
      const span = { offset: offsetOf(page, perPage), limit: perPage, total }
      const isFixed = true
      const products = span.offset < total ? await readCards(prisma, newest, span, { isFixed }) : []
      return { total, products }
    },
  }

  function factsOf(snapshot: Snapshot, key: number, filter: ListingFilter = {}): Promise<Facts> {
    const isWhole = key === wholeCatalogue
    const narrowed = conditionOf(filter, isWhole ? Prisma.sql`e.id` : Prisma.sql`e.product_id`)
    const { min, max } = openEnds(filter)
    const ofKey = isWhole
      ? Prisma.sql`product e where ${onSale}`
      : Prisma.sql`listing_entry e where e.listing_key = ${key}`
    const total = narrowed
      ? Prisma.sql`select count(*)::int from ${ofKey} and ${narrowed}`
      : Prisma.sql`select coalesce(max(products), 0) from listing where listing_key = ${key}`
    return snapshot.getOrMake(
      listingFacts,
      `${key} ${min} ${max}${keyOfNarrowed(filter)}`,
      async () => {
        const [row] = await prisma.$queryRaw<Facts[]>(Prisma.sql`
        ${planOnce} select (${total}) as total,
          (select coalesce(json_agg(t), '[]') from (
            select t.id, t.tag, t.english from listing_tag lt join tag t on t.id = lt.tag_id
            where lt.listing_key = ${key} and lt.products > 0
            order by lt.products desc, lt.tag_id limit ${Prisma.raw(String(mostTags))}
          ) t) as tags`)
        return row ?? { total: 0, tags: [] }
      },
    )
  }
}

const onSale = Prisma.sql`e.archived_at is null`
const newest: Scan = {
  rows: 'product',
  condition: onSale,
  columns: ['id'],
  isFalling: true,
}
