import { spellingsOfColor } from '#contract/color-names'
import { choiceSeparator, fewestRatings, manyStars } from '#contract/shop'
import { Prisma } from '../database/generated/client.ts'

type Yes = '1' | 1 | true
/** What a listing is narrowed to beside its price. */
export type Narrowed = {
  color?: string | null | undefined
  size?: string | null | undefined
  in_stock?: Yes | null | undefined
  stars?: Yes | null | undefined
  offer?: Yes | null | undefined
}
const groups = ['color', 'size', 'in_stock', 'stars', 'offer'] as const
export type Group = (typeof groups)[number]

/** Null where every product fits. `id` is the product's, `but` a group that does not count. */
export function narrowedTo(filter: Narrowed, id: Prisma.Sql, but?: Group): Prisma.Sql | null {
  const conditions = groups.flatMap((group) => {
    if (group === but || !filter[group]) return []
    return [makers[group](namesIn(String(filter[group])), id)]
  })
  return conditions.length > 0 ? Prisma.join(conditions, ' and ') : null
}

/** Part of the key of a cached value. */
export function keyOfNarrowed(filter: Narrowed): string {
  const parts = groups.map((group) => (filter[group] ? String(filter[group]) : ''))
  return parts.some(Boolean) ? JSON.stringify(parts) : ''
}

/** What a product `p` has. */
export const isStarred = Prisma.sql`p.star_count >= ${fewestRatings}::int
  and p.star_sum >= ${manyStars}::int * p.star_count`
export const isInStock = Prisma.sql`p.stock = 1`
export const isOffer = Prisma.sql`p.discount_percent is not null`

type Make = (names: string[], id: Prisma.Sql) => Prisma.Sql
const makers: Record<Group, Make> = {
  color: (names, id) => Prisma.sql`exists (select from product_color c where c.product_id = ${id}
    and c.removed_at is null and lower(c.color) = any(${names.flatMap(spellingsOfColor)}))`,
  size: (names, id) => Prisma.sql`exists (select from product_size s where s.product_id = ${id}
    and s.removed_at is null and lower(s.size) = any(${names.map((name) => name.toLowerCase())}))`,
  in_stock: (_names, id) => ofProduct(id, isInStock),
  stars: (_names, id) => ofProduct(id, isStarred),
  offer: (_names, id) => ofProduct(id, isOffer),
}

function ofProduct(id: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${id} in (select p.id from product p where ${condition})`
}

function namesIn(text: string): string[] {
  return text.split(choiceSeparator).flatMap((name) => name.trim() || [])
}
