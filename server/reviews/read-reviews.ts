import type { Review } from '#contract/reviews'
import { reviewsAtOnce } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import { findNamed } from '../database/names.ts'
import { notFound } from '../failures/refusals.ts'
import { presentReview, reviewColumns } from './present.ts'

/** Ten shown reviews older than `before`, newest first. Throws a 404 for an unknown product. */
export async function readReviews(
  prisma: PrismaClient,
  { slug, before }: { slug: string; before?: number | null | undefined },
): Promise<{ reviews: Review[]; has_more: boolean }> {
  const product = await findNamed(prisma, 'product', slug)
  if (!product) throw notFound('The product')
  const rows = await prisma.review.findMany({
    where: { productId: product.id, state: 0, ...(before ? { id: { lt: before } } : {}) },
    select: reviewColumns,
    orderBy: { id: 'desc' },
    take: reviewsAtOnce + 1,
    relationLoadStrategy: 'join',
  })
  return {
    reviews: rows.slice(0, reviewsAtOnce).map(presentReview),
    has_more: rows.length > reviewsAtOnce,
  }
}
