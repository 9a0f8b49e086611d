import { randomUUID } from 'node:crypto'
import type { Review } from '#contract/reviews-shapes'
import { maxReviewImages } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import { invalid, notFound } from '../http/errors.ts'
import { removePicture, storeUpload } from '../http/uploads.ts'
import type { Storage } from '../storage/storage.ts'
import { presentReview, reviewColumns } from './present.ts'

export type NewReview = {
  customerId: number
  productId: number
  text: string
  /** Paths of the uploaded pictures. */
  files: string[]
  storage: Storage
}

/**
 * A review and its pictures, all or nothing: the pictures are stored first, the rows last, and a
 * fault on the way takes the pictures back. Throws a 404 for an unknown product, a 422 without text
 * and picture or with too many pictures, a 415 for a file that is no picture.
 */
export async function writeReview(prisma: PrismaClient, review: NewReview): Promise<Review> {
  const { customerId, productId, text, files, storage } = review
  if (text === '' && files.length === 0) {
    throw invalid('review', 'Please, write something or add a picture')
  }
  if (files.length > maxReviewImages) {
    throw invalid('images', `A review may have at most ${maxReviewImages} pictures`)
  }
  const known = await prisma.product.count({ where: { id: productId } })
  if (known === 0) throw notFound('The product')

  const stored: string[] = []
  // Should this process die half way, somebody knows what it stored. The review's rows end it.
  const announce = (image: string) => prisma.loosePicture.create({ data: { image } })
  try {
    for (const file of files) {
      stored.push(
        await storeUpload(file, { storage, kind: 'reviews', stem: randomUUID(), announce }),
      )
    }
    const row = await prisma.review.create({
      data: {
        customerId,
        productId,
        review: text,
        images: { create: stored.map((image) => ({ image })) },
      },
      select: reviewColumns,
    })
    return presentReview(row)
  } catch (error) {
    await Promise.allSettled(stored.map((url) => removePicture(url, storage)))
    throw error
  }
}
