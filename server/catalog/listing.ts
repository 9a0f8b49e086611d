import type { ProductPage, Tag } from '#contract/catalog'
import { pageSize, priceRange, type Sort } from '#contract/shop'
import { Prisma } from '../database/generated/client.ts'
import { type Narrowed, narrowedTo } from './narrowed.ts'
import { type CardRow, presentCard, presentTag, type TagRow } from './present.ts'
import type { Order } from './scan.ts'

export type ListingFilter = {
  min_price?: number | null
  max_price?: number | null
  sort?: Sort | null
  page?: number | null
} & Narrowed
export type Listed = { products: ProductPage; tags: Tag[] }

export const listingKinds = { menu: 1, category: 2, tag: 3, discount: 4 } as const
export type ListingKind = keyof typeof listingKinds
export const wholeCatalogue = 0

export function listingKey(kind: ListingKind, id: number): number {
  return listingKinds[kind] * 100_000_000 + id
}

export type ListingRow = { total: number; products: CardRow[]; tags: TagRow[] }

/** The page object of the contract; the one place where pages are counted. */
export function presentListing(row: ListingRow | undefined, page: number): Listed {
  const { total = 0, products = [], tags = [] } = row ?? {}
  return {
    products: {
      data: products.map(presentCard),
      total,
      current_page: page,
      last_page: lastPage(total, pageSize),
      per_page: pageSize,
    },
    tags: tags.map(presentTag),
  }
}

export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

export function offsetOf(page: number, perPage: number = pageSize): number {
  return (page - 1) * perPage
}

export function openEnds(filter: ListingFilter): { min: number; max: number } {
  const min = filter.min_price ?? priceRange.min
  const max = filter.max_price ?? priceRange.max
  return {
    min: min > priceRange.min ? min : Number.NEGATIVE_INFINITY,
    max: max < priceRange.max ? max : Number.POSITIVE_INFINITY,
  }
}

export function priceCondition(filter: ListingFilter, column: Prisma.Sql): Prisma.Sql | null {
  const { min, max } = openEnds(filter)
  const bounds = [
    ...(Number.isFinite(min) ? [Prisma.sql`${column} >= ${min}`] : []),
    ...(Number.isFinite(max) ? [Prisma.sql`${column} <= ${max}`] : []),
  ]
  return bounds.length > 0 ? Prisma.join(bounds, ' and ') : null
}

/** All filters of a listing; `e` has the price. */
export function conditionOf(filter: ListingFilter, id: Prisma.Sql): Prisma.Sql | null {
  const price = priceCondition(filter, Prisma.sql`e.price_taka`)
  const others = narrowedTo(filter, id)
  return price && others ? Prisma.sql`${price} and ${others}` : (price ?? others)
}

export const cardColumns = Prisma.sql`p.id, p.title, p.slug, p.image,
  p.old_price_taka as "oldPriceTaka", p.price_taka as "priceTaka",
  p.discount_percent as "discountPercent", p.stock, p.minimum_order as "minimumOrder",
  p.star_count as "starCount", p.star_sum as "starSum"`

export function orderBy(sort: Sort, id: 'id' | 'product_id'): Order {
  const { column, isFalling } = sortOrders[sort]
  return { columns: column ? [column, id] : [id], isFalling }
}

const sortOrders: Record<Sort, { column?: string; isFalling: boolean }> = {
  latest: { isFalling: true },
  oldest: { isFalling: false },
  'high-to-low': { column: 'price_taka', isFalling: true },
  'low-to-high': { column: 'price_taka', isFalling: false },
  'a-z': { column: 'title_sort', isFalling: false },
  'z-a': { column: 'title_sort', isFalling: true },
}
