import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { cursor, listOf, version } from '#contract/office/wire'
import { done, Id, ImageUrl, id, Time, text } from '#contract/wire'

const words = z.string()
/** The id of a row; for a new one a photo's URL, a tag's name or a key of the form. */
const ref = z.union([z.number(), z.string()])
const Named = z.object({ ref, name: words })
/** The form of a product as typed: numbers are texts. A draft may lack any field. */
export const DraftForm = z
  .object({
    title: words,
    image_alt: words,
    price: words,
    old_price: words,
    discount: words,
    minimum_order: words,
    own_code: words,
    slug: words,
    counted: z.boolean(),
    choice_goes_with_order: z.boolean(),
    in_stock: z.boolean(),
    description: words,
    order_policy: words,
    size_chart: words,
    categories: z.array(z.object({ ref: z.number(), name: words, menu: words })),
    tags: z.array(Named),
    images: z.array(z.object({ ref, image: words, alt: words })),
    colors: z.array(Named),
    sizes: z.array(Named),
    /** First counts of new pairs. */
    counts: z.record(z.string(), words),
    low_at: words,
  })
  .partial()
export type DraftForm = z.infer<typeof DraftForm>
export const Draft = z.object({
  id: Id,
  v: z.int(),
  /** Null for a new product. */
  product_id: Id.nullable(),
  /** The version of the product when the form was opened, and its fields then. */
  base_version: z.int().nullable(),
  base: DraftForm.nullable(),
  form: DraftForm,
  title: z.string(),
  image: ImageUrl.nullable(),
  by: z.string(),
  own: z.boolean(),
  at: Time,
})
export type Draft = z.infer<typeof Draft>
/**
 * HTML that the shop removes from a text: a tag, `color`, `alignment`, `link` or `foreign picture`.
 * `near`: words before the first places.
 */
export const RemovedHtml = z.object({
  field: z.enum(['description', 'order_policy', 'size_chart']),
  what: z.string(),
  n: z.int(),
  near: z.array(z.string()),
})
export type RemovedHtml = z.infer<typeof RemovedHtml>
const DraftRow = Draft.omit({ base: true, form: true })

/** Own drafts, and everybody's drafts of new products; newest first. */
export const getDrafts = staffRead('/api/office/drafts', 'products', {
  input: z.object({ after: cursor() }),
  output: listOf('drafts', DraftRow),
})
export const getDraft = staffRead('/api/office/drafts/one/:id', 'products', {
  input: z.object({ id: id('draft') }),
  output: done('success', { draft: Draft }),
})
/**
 * The shop's page of the product as drafted, without scripts; for a frame of the office. The answer
 * is a page, not JSON. `tab`: the page's open tab, as in its address.
 */
export const previewDraft = staffRead('/api/office/drafts/:id/preview', 'products', {
  input: z.object({ id: id('draft'), tab: z.string().optional() }),
  output: z.string(),
})
const formError = { error: 'The form could not be read' }
/**
 * Stores a form. Throws a 409 with `current` where another device changed it since. * Without `id`
 * the own draft of the product, or a new one. Texts are stored as typed: `removed` is the HTML that
 * the shop would remove. Fields that are not of the form are stored, but never answered.
 */
export const saveDraft = staffChange('/api/office/drafts/save', 'products', {
  isLong: 'form',
  input: z.object({
    id: id('draft').nullish(),
    v: version().nullish(),
    product_id: id('product').nullish(),
    base_version: version().nullish(),
    base: z.unknown().optional(),
    form: z.record(z.string(), z.unknown(), formError),
  }),
  output: done('success', { draft: DraftRow, removed: z.array(RemovedHtml) }),
})
export const removeDraft = staffChange('/api/office/drafts/remove', 'products', {
  input: z.object({ id: id('draft') }),
  output: done('success', {}),
})
const ofPicture = done('success', { url: ImageUrl, width: z.int(), height: z.int() })
/** Stores one picture, which no product has yet. The same Idempotency-Key is the same picture. */
export const sendPicture = staffChange('/api/office/pictures', 'products', {
  files: 'picture',
  input: z.object({
    kind: z.enum(['catalog', 'banners', 'brand'], { error: 'There is no such kind of picture' }),
  }),
  output: ofPicture,
})
/**
 * Stores a picture of another site as the shop's own. Needs an Idempotency-Key, as above. `url`: an
 * https link to a public site.
 */
export const fetchPicture = staffChange('/api/office/pictures/fetch', 'products', {
  input: z.object({ url: text('link of the picture', 2000) }),
  output: ofPicture,
})
