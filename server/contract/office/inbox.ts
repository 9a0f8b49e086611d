import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/inbox-shapes'

export const getMessages = staffRead<typeof shapes.getMessages>('/api/office/messages', 'inbox')
export const getMessage = staffRead<typeof shapes.getMessage>(
  '/api/office/messages/one/:id',
  'inbox',
)
/** Stores an answer, however it was sent. */
export const answerMessage = staffChange<typeof shapes.answerMessage>(
  '/api/office/messages/answer',
  'inbox',
  { isLong: true },
)
export const setMessageState = staffChange<typeof shapes.setMessageState>(
  '/api/office/messages/state',
  'inbox',
)
export const getReviews = staffRead<typeof shapes.getReviews>('/api/office/reviews', 'inbox')
export const getReview = staffRead<typeof shapes.getReview>('/api/office/reviews/one/:id', 'inbox')
/** The shop does not show held or hidden reviews. */
export const setReviewState = staffChange<typeof shapes.setReviewState>(
  '/api/office/reviews/state',
  'inbox',
)
