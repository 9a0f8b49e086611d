import { z } from 'zod'
import { readWhole } from '#contract/office/numbers'
import { mostLowAt, mostPieces, mostTaka } from '#contract/office/rules'
import { catalogueName, html, line, name } from '#contract/office/wire'

/** The sentence for a required field that is empty. */
export const enterIt = (label: string) => `Please enter the ${label}`

/** A whole number in any spelling: `১,২৫০/-` too. */
function written(error: string, min: number, max: number) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((value) => (typeof value === 'number' ? value : readWhole(value)))
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .meta({ type: 'integer', anyOf: undefined, minimum: min, maximum: max })
}
const number = (label: string, min: number, max: number) =>
  written(`The ${label} must be a whole number from ${min} to ${max}`, min, max)
export const price = () => written('Write one price in whole taka', 0, mostTaka)
const pieces = () => written(`Count a whole number up to ${mostPieces}`, 0, mostPieces)

/** A member of a list: the id of an existing one, or the sender's own key for a new one. */
const ref = () => z.union([rowId(), z.string().min(1).max(300)])
const rowId = () => z.int().min(1).max(2_147_483_647)
const list = <T extends z.ZodType>(item: T) => z.array(item).max(400)
export const ids = () => list(rowId())
const object = <T extends z.ZodRawShape>(fields: T) => z.object(fields)
/** `order`: all remaining members in order; one that is not named keeps its place behind. */
const listChange = <T extends z.ZodType>(put: T) =>
  object({ order: list(ref()), put: list(put), remove: ids() }).partial()

/** Only the named fields change. Null empties a field that may be empty. */
export const ProductChanges = object({
  title: name('name', 200),
  image_alt: line('words of the photo', 150, 0).nullable(),
  price: price(),
  old_price: price().nullable(),
  /** Percent; together with an old price it gives the price. */
  discount: number('discount', 1, 99).nullable(),
  minimum_order: number('minimum order', 1, 9_999),
  own_code: line('own code', 40, 0).nullable(),
  slug: line('link', 160),
  archived: z.boolean(),
  counted: z.boolean(),
  choice_goes_with_order: z.boolean(),
  in_stock: z.boolean(),
  description: html(),
  order_policy: html(),
  /** Lines as `M | 38` are shown as a table. */
  size_chart: html(),
  categories: object({ add: ids(), remove: ids() }).partial(),
  /** A name selects the tag of this name, or makes it. */
  tags: object({
    add: list(
      z.union([rowId(), catalogueName()], {
        error: ({ input }) => (typeof input === 'string' ? enterIt('name') : undefined),
      }),
    ),
    remove: ids(),
  }).partial(),
  /** A new photo is given by its URL. */
  images: listChange(object({ ref: ref(), alt: line('words of the photo', 150, 0).nullish() })),
  colors: listChange(object({ ref: ref(), name: name('color', 40) })),
  sizes: listChange(object({ ref: ref(), name: name('size', 40) })),
  /**
   * Counts of new pairs alone: existing ones are counted by the calls of stock. Products with colors
   * and sizes count by both; without either, one count covers all pieces.
   */
  items: list(
    object({
      color: ref().nullish(),
      size: ref().nullish(),
      count: pieces().nullish(),
      low_at: number('warning', 0, mostLowAt).nullish(),
    }),
  ),
}).partial()
export type ProductChanges = z.input<typeof ProductChanges>
export type CleanChanges = z.output<typeof ProductChanges>
