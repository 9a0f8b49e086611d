import { conflict, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { idInCursor } from '../cursor.ts'
import { officeReviewColumns, presentOfficeReview } from './present.ts'
import type { OfficeReview } from '#contract/office/inbox-shapes'
import { reviewStates, rowsAtOnce } from '#contract/office/rules'

type Wanted = {
  state?: OfficeReview['state'] | null | undefined
  /** The id of the last one that was seen. */
  after?: string | null | undefined
}

/** A page of reviews, newest first. */
export async function readReviews(
  db: Transaction,
  { state, after }: Wanted,
): Promise<{ reviews: OfficeReview[]; next: string | null }> {
  const rows = await db.review.findMany({
    where: {
      ...(state && { state: reviewStates.indexOf(state) }),
      ...(after && { id: { lt: idInCursor(after) } }),
    },
    select: officeReviewColumns,
    orderBy: { id: 'desc' },
    take: rowsAtOnce + 1,
  })
  const page = rows.slice(0, rowsAtOnce)
  return {
    reviews: page.map(presentOfficeReview),
    next: rows.length > rowsAtOnce ? String(page.at(-1)?.id) : null,
  }
}

type Change = { id: number; v: number; state: OfficeReview['state'] }

/** Throws a 404 for no review, and a 409 with the review as it is now for another version. */
export async function changeReview(
  tx: Transaction,
  { id, v, state }: Change,
): Promise<OfficeReview> {
  const { count } = await tx.review.updateMany({
    where: { id, version: v },
    data: { state: reviewStates.indexOf(state) },
  })
  const row = await tx.review.findUnique({ where: { id }, select: officeReviewColumns })
  if (!row) throw notFound('The review')
  const current = presentOfficeReview(row)
  if (count === 0) throw conflict('Somebody changed this review meanwhile', { current })
  return current
}
