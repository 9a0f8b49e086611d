import type { Review } from '#contract/reviews'
import type * as rows from '../database/generated/models.ts'

export type ReviewRow = Pick<rows.ReviewModel, 'id' | 'review' | 'stars' | 'bought'> & {
  /** A text if the row comes as JSON. */
  createdAt: Date | string
  answer: string | null
  answeredAt: Date | string | null
  images: Pick<rows.ReviewImageModel, 'id' | 'image'>[]
  customer: Pick<rows.CustomerModel, 'name' | 'photo'>
}

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    review: row.review,
    images: row.images.map(({ id, image }) => ({ id, image_url: image })),
    customer: { name: row.customer.name, photo: row.customer.photo },
    created_at: new Date(row.createdAt).toISOString(),
    ...(row.answer !== null &&
      row.answeredAt !== null && {
        answer: { text: row.answer, at: new Date(row.answeredAt).toISOString() },
      }),
    ...(row.stars !== null && { stars: row.stars }),
    ...(row.bought && { bought: true as const }),
  }
}

export const reviewColumns = {
  id: true,
  review: true,
  createdAt: true,
  answer: true,
  answeredAt: true,
  stars: true,
  bought: true,
  images: { select: { id: true, image: true }, orderBy: { id: 'asc' } },
  customer: { select: { name: true, photo: true } },
} as const
