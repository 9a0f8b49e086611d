import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/inbox-shapes'

/** Messages of visitors, new ones first. */
export const getMessages: StaffCall<typeof shapes.getMessages> = {
  method: 'GET',
  path: '/api/office/messages',
  access: 'staff',
  right: 'inbox',
}
export const getMessage: StaffCall<typeof shapes.getMessage> = {
  method: 'GET',
  path: '/api/office/messages/one/:id',
  access: 'staff',
  right: 'inbox',
}
/** Stores an answer, however it was sent. */
export const answerMessage: StaffCall<typeof shapes.answerMessage> = {
  method: 'POST',
  path: '/api/office/messages/answer',
  access: 'staff',
  right: 'inbox',
  changes: true,
  isLong: true,
}
export const setMessageState: StaffCall<typeof shapes.setMessageState> = {
  method: 'POST',
  path: '/api/office/messages/state',
  access: 'staff',
  right: 'inbox',
  changes: true,
}
/** Newest first. */
export const getReviews: StaffCall<typeof shapes.getReviews> = {
  method: 'GET',
  path: '/api/office/reviews',
  access: 'staff',
  right: 'inbox',
}
export const getReview: StaffCall<typeof shapes.getReview> = {
  method: 'GET',
  path: '/api/office/reviews/one/:id',
  access: 'staff',
  right: 'inbox',
}
/** The shop does not show held or hidden reviews. */
export const setReviewState: StaffCall<typeof shapes.setReviewState> = {
  method: 'POST',
  path: '/api/office/reviews/state',
  access: 'staff',
  right: 'inbox',
  changes: true,
}
