import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { RemovedHtml } from '#contract/office/drafts'
import { roundings } from '#contract/office/prices'
import { ids, ProductChanges, price } from '#contract/office/product-changes'
import { OfficeProduct, ProductRow } from '#contract/office/product-row-shapes'
import { mostProducts, mostTaka, productSorts, productTabs } from '#contract/office/rules'
import { catalogueName, cursor, html, listOf, version } from '#contract/office/wire'
import { done, Id, id, Time, text, wholeNumber } from '#contract/wire'

/** `q`: a code, or words as in the shop's search. The default of `sort` is `new`. */
export const getProducts = staffRead('/api/office/products', 'productsSee', {
  input: z.object({
    tab: z.enum(productTabs, { error: 'There is no such list' }).nullish(),
    q: text('search', 100, 0).nullish(),
    category_id: id('category').nullish(),
    tag_id: id('tag').nullish(),
    discount: wholeNumber('discount', 1, 99).nullish(),
    sort: z.enum(productSorts, { error: 'There is no such order' }).nullish(),
    after: cursor(),
  }),
  output: listOf('products', ProductRow),
})
/** Number of products of each tab; up to 10 s old. */
export const getProductCounts = staffRead('/api/office/products/counts', 'productsSee', {
  input: z.object({}),
  output: done('success', {
    all: z.int(),
    sold_out: z.int(),
    low: z.int(),
    no_photo: z.int(),
    draft: z.int(),
    archived: z.int(),
  }),
})
const product = () => id('product')
export const getOfficeProduct = staffRead('/api/office/products/one/:id', 'productsSee', {
  input: z.object({ id: product() }),
  output: done('success', { product: OfficeProduct }),
})
/** `field` is a column; `before` and `after` are its values, null for none. */
const Change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export const getProductHistory = staffRead('/api/office/products/:id/history', 'productsSee', {
  input: z.object({ id: product(), after: cursor() }),
  output: listOf(
    'events',
    z.object({ id: z.string(), at: Time, by: z.string().nullable(), changes: z.array(Change) }),
  ),
})
/** The free link of a title, or whether a link is free. */
export const getSlug = staffRead('/api/office/products/slug', 'products', {
  input: z.object({
    title: text('name', 200, 0).nullish(),
    slug: text('link', 160, 0).nullish(),
    /** The product itself: its own link counts as free. */
    id: product().nullish(),
  }),
  output: done('success', {
    slug: z.string(),
    taken_by: z.object({ id: Id, title: z.string() }).nullable(),
  }),
})

/**
 * * Makes a product, or changes the named fields of one. A list changes only its named members. A
 * draft is deleted with it. Throws a 409 with `current` for another version. `removed`: HTML that
 * the texts lose.
 */
export const saveProduct = staffChange('/api/office/products/save', 'products', {
  isLong: 'form',
  input: z.object({
    /** Absent: a new product. */
    id: product().nullish(),
    v: version().nullish(),
    draft_id: id('draft').nullish(),
    changes: ProductChanges,
    /** Confirms a question: a removed choice still has pieces, or the price is 0. */
    confirmed: z.boolean().nullish(),
  }),
  output: done('success', { product: OfficeProduct, removed: z.array(RemovedHtml) }),
})

/**
 * What an own save did whose answer was lost; waits for one that still runs. Kept for 90 days. The
 * product that a save under this Idempotency-Key made or changed; null if none was done.
 */
export const getSaved = staffChange('/api/office/products/saved', 'products', {
  input: z.object({ key: text('key', 255) }),
  output: done('success', { product_id: Id.nullable() }),
})

const act = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('price'),
    by: z.enum(['percent', 'taka', 'to']),
    n: z.int().min(-mostTaka).max(mostTaka),
    /** Rounds down to a multiple of 1, 5 or 10, or to a 9 at the end. */
    round: z.literal(roundings).nullish(),
    /** The present price becomes the old one. */
    keep_old: z.boolean().nullish(),
  }),
  z.object({
    act: z.literal('set'),
    price: price().nullish(),
    old_price: price().nullish(),
    clear_old_price: z.boolean().nullish(),
    in_stock: z.boolean().nullish(),
  }),
  /** The tag's id, or its name. */
  z.object({
    act: z.literal(['tag', 'untag']),
    tag: z.union([z.int().positive(), catalogueName()]),
  }),
  z.object({ act: z.literal('category'), add: ids().nullish(), remove: ids().nullish() }),
  z.object({ act: z.literal('policy'), order_policy: html() }),
  z.object({
    act: z.literal('minimum_order'),
    minimum_order: wholeNumber('minimum order', 1, 9_999),
  }),
  z.object({ act: z.literal(['archive', 'restore']) }),
])
const nameProducts = { error: 'Please name the products' }
/** One act on up to 100 products. Answers each row separately; `undo` takes all of it back. */
export const changeProducts = staffChange('/api/office/products/many', 'products', {
  isLong: true,
  input: z.object({
    products: z
      .array(z.object({ id: product(), v: version() }, nameProducts), nameProducts)
      .min(1, nameProducts)
      .max(mostProducts, { error: `At most ${mostProducts} products at once` })
      .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, {
        error: 'A product is there twice',
      }),
    act,
  }),
  output: done('success', {
    results: z.array(
      z.object({
        id: Id,
        ok: z.boolean(),
        status: z.int(),
        message: z.string(),
        v: z.int().nullable(),
        product: ProductRow.nullable(),
      }),
    ),
    /** For `undoProducts`; null if nothing changed. */
    undo: z.string().nullable(),
  }),
})
/** Undoes an own act within 60 s, for each product that has not changed since. */
export const undoProducts = staffChange('/api/office/products/undo', 'products', {
  input: z.object({ undo: text('act', 100) }),
  output: done('success', { products: z.array(ProductRow), kept: z.array(Id) }),
})
/** Deletes a product that is off sale and that neither an order nor a review names. */
export const removeProduct = staffChange('/api/office/products/remove', 'productsRemove', {
  proved: true,
  input: z.object({ id: product(), v: version() }),
  output: done('success', {}),
})
