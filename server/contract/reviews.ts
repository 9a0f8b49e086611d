import { z } from 'zod'
import { ownChange, publicRead } from '#contract/calls'
import { longestReview, mostStars } from '#contract/shop'
import { done, Id, ImageUrl, id, nameInPath, Time, text, wholeNumber } from '#contract/wire'

/**
 * `photo`: a full URL, or a file name under /uploads/users/, or null. `answer`: the shop's, absent without
 * one. `stars`: absent where the writer gave none. `bought`: sent only when true, for a product of a delivered
 * order of the writer.
 */
export const Review = z.object({
  id: Id,
  review: z.string(),
  images: z.array(z.object({ id: Id, image_url: ImageUrl })),
  customer: z.object({ name: z.string(), photo: z.string().nullable() }),
  created_at: Time,
  answer: z.object({ text: z.string(), at: Time }).optional(),
  stars: z.int().min(1).max(mostStars).optional(),
  bought: z.literal(true).optional(),
})
export type Review = z.infer<typeof Review>

/**
 * Multipart: up to 6 pictures of up to 8 MB, all or nothing. Pictures are sent beside these fields;
 * a review without text and picture is a 422.
 */
export const addReview = ownChange('/api/add/product/review', {
  owner: 'customer_id',
  files: 'images',
  isLong: true,
  input: z.object({
    product_id: id('product'),
    customer_id: id('customer').nullish(),
    review: text('review', longestReview, 0).nullish(),
    stars: wholeNumber('number of stars', 1, mostStars).nullish(),
  }),
  output: done('added', { review: Review }),
})

/**
 * Ten reviews of a product, newest first. Not in the spec: a screen shows few at once. `before`: id
 * of the last shown review; without it the newest are returned.
 */
export const getReviews = publicRead('/api/get/product/reviews/:slug', {
  input: z.object({ slug: nameInPath('product'), before: id('review').nullish() }),
  output: z.object({ reviews: z.array(Review), has_more: z.boolean() }),
})
