import type { CustomerCall } from '#contract/endpoint'
import type * as shapes from '#contract/reviews-shapes'

/** Multipart: up to 6 pictures of up to 8 MB, all or nothing. */
export const addReview: CustomerCall<typeof shapes.addReview> = {
  method: 'POST',
  path: '/api/add/product/review',
  access: 'customer',
  changes: true,
  owner: 'customer_id',
  files: 'images',
}
