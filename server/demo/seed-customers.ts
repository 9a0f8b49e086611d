import type { Transaction } from '../database/client.ts'
import { demoCustomer, lockedHash, reviewers } from './data/people.ts'
import { reviews } from './data/reviews.ts'
import type { DemoReview } from './data/shapes.ts'
import { snapshotUrl } from './demo-pictures.ts'
import type { SceneName } from './drawing/scenes.ts'
import { idOf } from './seed-catalog.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The time this many days ago. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}

/** The file of a reviewer's photo. */
export function portraitFile(email: string): string {
  return `demo-${email.split('@')[0]}.webp`
}

/** The pictures of the reviews: each a scene as another person sees it. */
export function reviewSnapshots(): { stem: string; scene: SceneName }[] {
  return reviews.flatMap((review) =>
    (review.pictures ?? []).map((scene) => ({ stem: snapshotStem(review, scene), scene })),
  )
}

/**
 * Adds the missing demo customer and reviewers, all without a password. Returns customer ids by
 * email.
 */
export async function seedCustomers(tx: Transaction): Promise<Map<string, number>> {
  const wanted = [
    { name: demoCustomer.name, email: demoCustomer.email, photo: null },
    ...reviewers.map(({ name, email, face }) => ({
      name,
      email,
      photo: face ? portraitFile(email) : null,
    })),
  ]
  await tx.customer.createMany({
    data: wanted.map((row) => ({
      ...row,
      emailKey: row.email,
      passwordHash: lockedHash,
      createdAt: daysAgo(90),
    })),
    skipDuplicates: true,
  })
  const rows = await tx.customer.findMany({
    where: { emailKey: { in: wanted.map(({ email }) => email) } },
    select: { id: true, emailKey: true },
  })
  const ids = new Map(rows.map(({ emailKey, id }) => [emailKey, id]))
  await tx.address.createMany({
    data: [{ ...demoCustomer.address, customerId: idOf(ids, demoCustomer.email) }],
    skipDuplicates: true,
  })
  return ids
}

/** Adds missing reviews with their pictures. `state`: 1 held, 2 hidden. */
export async function seedReviews(
  tx: Transaction,
  productIds: Map<string, number>,
  customerIds: Map<string, number>,
  given: (DemoReview & { state?: 1 | 2 })[] = reviews,
): Promise<void> {
  const wanted = given.map((review) => ({
    productId: idOf(productIds, review.slug),
    customerId: idOf(customerIds, `${review.by}@example.com`),
    review: review.text,
    stars: review.stars ?? null,
    state: review.state ?? 0,
    createdAt: daysAgo(review.daysAgo),
    stems: (review.pictures ?? []).map((scene) => snapshotStem(review, scene)),
  }))
  const own = { where: { customerId: { in: [...customerIds.values()] } } }
  const known = new Set((await tx.review.findMany(own)).map(naturalKey))
  const missing = wanted
    .filter((row) => !known.has(naturalKey(row)))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const rows = missing.map(({ stems: _, ...row }) => row)
  const added = await tx.review.createManyAndReturn({ data: rows })
  const reviewIds = new Map(added.map((row) => [naturalKey(row), row.id]))
  await tx.reviewImage.createMany({
    data: missing.flatMap((row) =>
      row.stems.map((stem) => ({
        reviewId: idOf(reviewIds, naturalKey(row)),
        image: snapshotUrl(stem),
      })),
    ),
  })
}

function naturalKey(row: { productId: number; customerId: number; review: string }): string {
  return `${row.productId} ${row.customerId} ${row.review}`
}

function snapshotStem({ by }: DemoReview, scene: string): string {
  return `${by}-${scene}`
}
