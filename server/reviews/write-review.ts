import { randomUUID } from 'node:crypto'
import type { Review } from '#contract/reviews'
import { maxReviewImages } from '#contract/shop'
import { isDatabaseAway, violatedUnique } from '../database/errors.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { invalid, notFound } from '../failures/refusals.ts'
import type { Storage } from '../pictures/storage.ts'
import { removePicture, storeUpload } from '../pictures/uploads.ts'
import { readOfficeSettings } from '../settings/office-settings.ts'
import { presentReview, reviewColumns } from './present.ts'

type NewReview = {
  customerId: number
  productId: number
  text: string
  stars: number | null
  /** Null without an Idempotency-Key. */
  attempt: string | null
  files: string[]
  storage: Storage
  signal: AbortSignal
}

/**
 * All or nothing: pictures first, rows last. Throws a 404 for an unknown product, a 422 without
 * text and picture or with too many, a 415 for a file that is no picture, and the signal's reason.
 */
export async function writeReview(prisma: PrismaClient, review: NewReview): Promise<Review> {
  const { productId, text, files, storage, signal } = review
  if (text === '' && files.length === 0) {
    throw invalid('review', 'Please write something or add a picture')
  }
  if (files.length > maxReviewImages) {
    throw invalid('images', `A review may have at most ${maxReviewImages} pictures`)
  }
  const known = await prisma.product.count({ where: { id: productId } })
  if (known === 0) throw notFound('The product')

  const images = await storePictures(prisma, review)
  try {
    signal.throwIfAborted()
    return await insertReview(prisma, review, images)
  } catch (error) {
    // After a lost connection the outcome is unknown: the sweep decides.
    if (!isDatabaseAway(error)) await giveBack(images, storage)
    const first = violatedUnique(error) ? await findReview(prisma, review.attempt) : null
    if (first) return first
    throw error
  }
}

/** The review that this attempt has written; null where none is there. */
export async function findReview(prisma: PrismaClient, attempt: string | null) {
  if (attempt === null) return null
  const row = await prisma.review.findUnique({ where: { attempt }, select: reviewColumns })
  return row && presentReview(row)
}

async function insertReview(prisma: PrismaClient, review: NewReview, images: string[]) {
  const { customerId, productId, text, stars, attempt } = review
  const { hold_reviews } = await readOfficeSettings(prisma)
  const row = await prisma.$transaction(async (transaction) => {
    const { count } = await transaction.loosePicture.deleteMany({
      where: { image: { in: images } },
    })
    if (count < images.length)
      throw new Error('Pictures were swept before their review was written')
    return transaction.review.create({
      data: {
        customerId,
        productId,
        review: text,
        stars,
        attempt,
        state: hold_reviews ? 1 : 0,
        images: { create: images.map((image) => ({ image })) },
      },
      select: reviewColumns,
    })
  })
  return presentReview(row)
}

/** Stores all or none. After a crash, `loose_picture` lists the stored ones. */
async function storePictures(prisma: PrismaClient, { storage, files, signal }: NewReview) {
  const announce = (image: string) => prisma.loosePicture.create({ data: { image } })
  const stored: string[] = []
  try {
    for (const file of files) {
      const place = {
        storage,
        kind: 'reviews',
        stem: randomUUID(),
        announce,
        signal,
        field: 'images',
      } as const
      stored.push(await storeUpload(file, place))
    }
    return stored
  } catch (error) {
    await giveBack(stored, storage)
    throw error
  }
}

function giveBack(images: string[], storage: Storage) {
  return Promise.allSettled(images.map((image) => removePicture(image, storage)))
}
