import { z } from 'zod'
import { done, Id, ImageUrl, id, Time, text } from '#contract/wire'
import { cursor, listOf, version } from '#contract/office/wire'

/** The form as the screen has it; the server reads only its pictures and its title. */
const Form = z.record(z.string(), z.unknown())
export const Draft = z.object({
  id: Id,
  v: z.int(),
  /** Null for a new product. */
  product_id: Id.nullable(),
  /** The version of the product at the form's begin, and its fields then. */
  base_version: z.int().nullable(),
  base: z.unknown(),
  form: Form,
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
  field: z.enum(['description', 'order_policy']),
  what: z.string(),
  n: z.int(),
  near: z.array(z.string()),
})
export type RemovedHtml = z.infer<typeof RemovedHtml>
const DraftRow = Draft.omit({ base: true, form: true })

export const getDrafts = {
  input: z.object({ after: cursor() }),
  output: listOf('drafts', DraftRow),
}
export const getDraft = {
  input: z.object({ id: id('draft') }),
  output: done('success', { draft: Draft }),
}
/** The answer is a page, not JSON. `tab`: the page's open tab, as in its address. */
export const previewDraft = {
  input: z.object({ id: id('draft'), tab: z.string().optional() }),
  output: z.string(),
}
const formError = { error: 'The form could not be read' }
/**
 * Without `id` the own draft of the product, or a new one. Texts are stored as typed: `removed` is
 * the HTML that the shop would remove.
 */
export const saveDraft = {
  input: z.object({
    id: id('draft').nullish(),
    v: version().nullish(),
    product_id: id('product').nullish(),
    base_version: version().nullish(),
    base: z.unknown().optional(),
    form: z.record(z.string(), z.unknown(), formError),
  }),
  output: done('success', { draft: DraftRow, removed: z.array(RemovedHtml) }),
}
export const removeDraft = { input: z.object({ id: id('draft') }), output: done('success', {}) }
const ofPicture = done('success', { url: ImageUrl, width: z.int(), height: z.int() })
export const sendPicture = {
  input: z.object({
    kind: z.enum(['catalog', 'banners', 'brand'], { error: 'There is no such kind of picture' }),
  }),
  output: ofPicture,
}
/** `url`: an https link to a public site. */
export const fetchPicture = {
  input: z.object({ url: text('link of the picture', 2000) }),
  output: ofPicture,
}
