import { addReview, getReviews } from '#contract/reviews'
import type { Database } from '../database/client.ts'
import { type Counter, countWhile, type RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'
import type { Storage } from '../pictures/storage.ts'
import { readReviews } from './read-reviews.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(
  { open, own }: Routes,
  { prisma, reads, changes }: Database,
  storage: Storage,
  limits: RateLimits,
) {
  own(addReview)(async ({ customerId, input, files, signal }) => {
    const { product_id: productId, review: text } = input
    // Unwritten reviews do not count (decision 031).
    const counters: Counter[] = [
      ['reviewsPerProduct', `${customerId} ${productId}`],
      ['reviewsPerCustomer', customerId],
    ]
    const review = await countWhile(limits, counters, () =>
      writeReview(prisma, { customerId, productId, text: text ?? '', files, storage, signal }),
    )
    await changes.waitForChange()
    return { message: 'added', review }
  })

  open(getReviews)(async ({ input }) => readReviews(reads, input))
}
