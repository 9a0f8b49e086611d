import type { ProductTab } from '#contract/office/rules'
import { neutralPicture } from '#contract/pictures'
import { listingKey } from '../../catalog/listing.ts'
import { Prisma } from '../../database/generated/client.ts'

export type Filters = {
  tab?: ProductTab | null | undefined
  category_id?: number | null | undefined
  tag_id?: number | null | undefined
  discount?: number | null | undefined
}

/** Conditions on `product e`. Without parameters, so that the planner knows the tab's index. */
export const tabRules: Record<ProductTab, Prisma.Sql> = {
  all: Prisma.sql`e.archived_at is null`,
  sold_out: Prisma.sql`e.stock = 0 and e.archived_at is null`,
  low: Prisma.sql`e.counted and e.archived_at is null and e.id = any(array(
    select product_id from stock_item where count <= low_at and removed_at is null))`,
  no_photo: Prisma.sql`e.image = ${Prisma.raw(`'${neutralPicture}'`)} and e.archived_at is null`,
  draft: Prisma.sql`e.id = any(array(
    select product_id from product_draft where product_id is not null))`,
  archived: Prisma.sql`e.archived_at is not null`,
}

/** The chosen category, tag and discount, each as a condition on `product e`. */
export function catalogueConditions({ category_id, tag_id, discount }: Filters): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  if (category_id) {
    conditions.push(Prisma.sql`exists (select from product_category
      where product_id = e.id and category_id = ${category_id})`)
  }
  if (tag_id) {
    conditions.push(
      Prisma.sql`exists (select from product_tag where product_id = e.id and tag_id = ${tag_id})`,
    )
  }
  if (discount) conditions.push(Prisma.sql`e.discount_percent = ${discount}`)
  return conditions
}

/** The shop's listing of the chosen products; null without a choice. */
export function listingOf({ category_id, tag_id, discount }: Filters): number | null {
  if (category_id) return listingKey('category', category_id)
  if (tag_id) return listingKey('tag', tag_id)
  return discount ? listingKey('discount', discount) : null
}
