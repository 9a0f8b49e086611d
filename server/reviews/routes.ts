import { addReview, getReviews } from '#contract/reviews'
import type { Database } from '../database/client.ts'
import { attemptOf } from '../http/attempt.ts'
import { type Counter, countWhile, type RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'
import type { Storage } from '../pictures/storage.ts'
import { readReviews } from './read-reviews.ts'
import { findReview, writeReview } from './write-review.ts'

export function reviewRoutes(
  { open, own }: Routes,
  { prisma, reads, changes }: Database,
  storage: Storage,
  limits: RateLimits,
) {
  own(addReview)(async ({ customerId, input, files, signal, header }) => {
    const { product_id: productId } = input
    const text = input.review ?? ''
    const stars = input.stars ?? null
    const sent = [customerId, productId, text, ...(stars === null ? [] : [stars])]
    const attempt = attemptOf(header, sent)
    const former = await findReview(prisma, attempt)
    if (former) return { message: 'added', review: former }
    // Unwritten reviews do not count (decision 031).
    const counters: Counter[] = [
      ['reviewsPerProduct', `${customerId} ${productId}`],
      ['reviewsPerCustomer', customerId],
    ]
    const review = await countWhile(limits, counters, () =>
      writeReview(prisma, { customerId, productId, text, stars, attempt, files, storage, signal }),
    )
    await changes.waitForChange()
    return { message: 'added', review }
  })

  open(getReviews)(async ({ input }) => readReviews(reads, input))
}
