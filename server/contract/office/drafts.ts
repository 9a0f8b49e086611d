import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/drafts-shapes'

/** Own drafts, and everybody's drafts of new products; newest first. */
export const getDrafts: StaffCall<typeof shapes.getDrafts> = {
  method: 'GET',
  path: '/api/office/drafts',
  access: 'staff',
  right: 'goods',
}
export const getDraft: StaffCall<typeof shapes.getDraft> = {
  method: 'GET',
  path: '/api/office/drafts/one/:id',
  access: 'staff',
  right: 'goods',
}
/** The shop's page of the product as the draft has it, without scripts; for a frame of the office. */
export const previewDraft: StaffCall<typeof shapes.previewDraft> = {
  method: 'GET',
  path: '/api/office/drafts/:id/preview',
  access: 'staff',
  right: 'goods',
}
/** Stores a form. Throws a 409 with `current` where another device changed it since. */
export const saveDraft: StaffCall<typeof shapes.saveDraft> = {
  method: 'POST',
  path: '/api/office/drafts/save',
  access: 'staff',
  right: 'goods',
  isLong: 'form',
  changes: true,
}
export const removeDraft: StaffCall<typeof shapes.removeDraft> = {
  method: 'POST',
  path: '/api/office/drafts/remove',
  access: 'staff',
  right: 'goods',
  changes: true,
}
/** Stores one picture, which no product has yet. Needs an Idempotency-Key: the same key is the same picture. */
export const sendPicture: StaffCall<typeof shapes.sendPicture> = {
  method: 'POST',
  path: '/api/office/pictures',
  access: 'staff',
  right: 'goods',
  files: 'picture',
  changes: true,
}
/** Stores a picture of another site as the shop's own. Needs an Idempotency-Key, as above. */
export const fetchPicture: StaffCall<typeof shapes.fetchPicture> = {
  method: 'POST',
  path: '/api/office/pictures/fetch',
  access: 'staff',
  right: 'goods',
  changes: true,
}
