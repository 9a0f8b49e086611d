import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/drafts-shapes'

/** Own drafts, and everybody's drafts of new products; newest first. */
export const getDrafts = staffRead<typeof shapes.getDrafts>('/api/office/drafts', 'goods')
export const getDraft = staffRead<typeof shapes.getDraft>('/api/office/drafts/one/:id', 'goods')
/** The shop's page of the product as drafted, without scripts; for a frame of the office. */
export const previewDraft = staffRead<typeof shapes.previewDraft>(
  '/api/office/drafts/:id/preview',
  'goods',
)
/** Stores a form. Throws a 409 with `current` where another device changed it since. */
export const saveDraft = staffChange<typeof shapes.saveDraft>('/api/office/drafts/save', 'goods', {
  isLong: 'form',
})
export const removeDraft = staffChange<typeof shapes.removeDraft>(
  '/api/office/drafts/remove',
  'goods',
)
/** Stores one picture, which no product has yet. The same Idempotency-Key is the same picture. */
export const sendPicture = staffChange<typeof shapes.sendPicture>('/api/office/pictures', 'goods', {
  files: 'picture',
})
/** Stores a picture of another site as the shop's own. Needs an Idempotency-Key, as above. */
export const fetchPicture = staffChange<typeof shapes.fetchPicture>(
  '/api/office/pictures/fetch',
  'goods',
)
