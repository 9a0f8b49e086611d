import { addReview } from '#contract/reviews'
import * as shapes from '#contract/reviews-shapes'
import type { Changes } from '../database/changes.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import type { Storage } from '../storage/storage.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(
  { own }: Routes,
  prisma: PrismaClient,
  storage: Storage,
  changes: Changes,
) {
  own(
    addReview,
    shapes.addReview,
  )(async ({ customerId, input, files }) => {
    const before = changes.generation()
    const review = await writeReview(prisma, {
      customerId,
      productId: input.product_id,
      text: input.review ?? '',
      files,
      storage,
    })
    await changes.heard(before)
    return { message: 'added', review }
  })
}
