import type { Call, CustomerCall } from '#contract/endpoint'
import type * as shapes from '#contract/reviews-shapes'

/** Multipart: up to 6 pictures of up to 8 MB, all or nothing. */
export const addReview: CustomerCall<typeof shapes.addReview> = {
  method: 'POST',
  path: '/api/add/product/review',
  access: 'customer',
  changes: true,
  owner: 'customer_id',
  files: 'images',
  isLong: true,
}
/** Ten reviews of a product, newest first. Not in the spec: a screen shows few at once. */
export const getReviews: Call<typeof shapes.getReviews> = {
  method: 'GET',
  path: '/api/get/product/reviews/:slug',
  access: 'anyone',
}
