import { z } from 'zod'
import { StockItem } from '#contract/office/stock'
import { Id, ImageUrl, SafeHtml, Taka, Time } from '#contract/wire'

/** A person's draft: `at` is its last change. An own one opens by its id. */
const Draft = z.object({ id: Id, by: z.string(), at: Time, own: z.boolean() })
export const ProductRow = z.object({
  id: Id,
  v: z.int(),
  title: z.string(),
  image: ImageUrl,
  slug: z.string(),
  price: Taka,
  old_price: Taka.nullable(),
  discount: z.int().nullable(),
  /** 1 while the shop sells it. */
  stock: z.int(),
  counted: z.boolean(),
  /** All pieces of counted products; null for others. */
  count: z.int().nullable(),
  /** Number of counted choices. */
  choices: z.int(),
  /** Colors and sizes that are counted. */
  colors: z.int(),
  sizes: z.int(),
  low: z.boolean(),
  /** Counted choices that run low. */
  low_choices: z.int(),
  own_code: z.string().nullable(),
  categories: z.array(z.string()),
  /** How many wait to hear that it is back. */
  asks: z.int(),
  archived_at: Time.nullable(),
  draft: Draft.nullable(),
})
export type ProductRow = z.infer<typeof ProductRow>

const Choice = { id: Id, removed: z.boolean() }
export const OfficeProduct = z.object({
  id: Id,
  v: z.int(),
  slug: z.string(),
  title: z.string(),
  image_alt: z.string().nullable(),
  price: Taka,
  old_price: Taka.nullable(),
  discount: z.int().nullable(),
  minimum_order: z.int(),
  own_code: z.string().nullable(),
  archived_at: Time.nullable(),
  counted: z.boolean(),
  choice_goes_with_order: z.boolean(),
  /** The switch in stock or not, for products that are not counted. */
  in_stock: z.boolean(),
  stock: z.int(),
  description: SafeHtml,
  order_policy: SafeHtml,
  size_chart: SafeHtml,
  categories: z.array(z.object({ id: Id, category: z.string(), menu: z.string() })),
  tags: z.array(z.object({ id: Id, tag: z.string() })),
  images: z.array(z.object({ id: Id, image: ImageUrl, alt: z.string().nullable() })),
  colors: z.array(z.object({ ...Choice, color: z.string() })),
  sizes: z.array(z.object({ ...Choice, size: z.string() })),
  items: z.array(StockItem),
  /** Customers with it in the cart, and open orders with it. */
  in_carts: z.int(),
  open_orders: z.int(),
  drafts: z.array(Draft),
})
export type OfficeProduct = z.infer<typeof OfficeProduct>
