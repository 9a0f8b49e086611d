import { z } from 'zod'
import { id, text, wholeNumber } from '#contract/wire'
import { readWhole } from '#contract/office/numbers'
import { mostLowAt, mostPieces, mostTaka } from '#contract/office/rules'

/** A whole number as people write it: `১,২৫০/-` too. */
function written(error: string, min: number, max: number) {
  return z
    .union([z.number(), z.string()], { error })
    .transform((value) => (typeof value === 'number' ? value : readWhole(value)))
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .meta({ type: 'integer', anyOf: undefined, minimum: min, maximum: max })
}
const priceError = 'Write one price in whole taka'
export const price = () => written(priceError, 0, mostTaka)
const pieces = () => written(`Count a whole number up to ${mostPieces}`, 0, mostPieces)
/** A member of a list: the id of an existing one, or a key of the sender's own for a new one. */
const ref = () => z.union([z.int().positive(), z.string().min(1).max(80)], { error: refError })
const refError = 'A field is not right'
const list = <T extends z.ZodType>(item: T) => z.array(item, { error: refError }).max(400)
export const ids = () => list(id('row'))
/** `order`: all members that stay, in their order; one that is not named keeps its place behind. */
const listChange = <T extends z.ZodType>(put: T) =>
  z.object({ order: list(ref()), put: list(put), remove: ids() }).partial()
const linksChange = (name: string) =>
  z.object({ add: list(z.union([id(name), text(name, 60)])), remove: ids() }).partial()

/** Only the named fields change. Null empties a field that may be empty. */
export const ProductChanges = z
  .object({
    title: text('name', 200),
    image_alt: text('words of the photo', 150, 0).nullable(),
    price: price(),
    old_price: price().nullable(),
    /** Percent; with an old price it makes the price. */
    discount: wholeNumber('discount', 1, 99).nullable(),
    minimum_order: wholeNumber('minimum order', 1, 9_999),
    own_code: text('own code', 40, 0).nullable(),
    slug: text('link', 160),
    archived: z.boolean(),
    counted: z.boolean(),
    choice_goes_with_order: z.boolean(),
    in_stock: z.boolean(),
    description: z.string().max(400_000),
    order_policy: z.string().max(400_000),
    categories: linksChange('category'),
    tags: linksChange('tag'),
    /** A new photo is its URL. */
    images: listChange(z.object({ ref: ref(), alt: text('words of the photo', 150, 0).nullish() })),
    colors: listChange(z.object({ ref: ref(), name: text('color', 40) })),
    sizes: listChange(z.object({ ref: ref(), name: text('size', 40) })),
    /** Counts of new pairs alone: those that are there are counted by the calls of stock. */
    items: list(
      z.object({
        color: ref().nullish(),
        size: ref().nullish(),
        count: pieces().nullish(),
        low_at: wholeNumber('warning', 0, mostLowAt).nullish(),
      }),
    ),
  })
  .partial()
export type ProductChanges = z.input<typeof ProductChanges>
