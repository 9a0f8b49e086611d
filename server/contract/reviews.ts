import { ownChange, publicRead } from '#contract/calls'
import type * as shapes from '#contract/reviews-shapes'

/** Multipart: up to 6 pictures of up to 8 MB, all or nothing. */
export const addReview = ownChange<typeof shapes.addReview>('/api/add/product/review', {
  owner: 'customer_id',
  files: 'images',
  isLong: true,
})
/** Ten reviews of a product, newest first. Not in the spec: a screen shows few at once. */
export const getReviews = publicRead<typeof shapes.getReviews>('/api/get/product/reviews/:slug')
