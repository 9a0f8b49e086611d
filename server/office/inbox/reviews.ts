import type { OfficeReview } from '#contract/office/inbox'
import { reviewStates, rowsAtOnce } from '#contract/office/rules'
import { conflict, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { officeReviewColumns, presentOfficeReview, type ReviewRow } from './present.ts'

type Wanted = {
  state?: OfficeReview['state'] | null | undefined
  after?: string | null | undefined
}

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
  const { page, next } = pageOf(rows, ({ id }) => String(id))
  return { reviews: await presentAll(db, page), next }
}

export async function readReview(db: Transaction, id: number): Promise<OfficeReview> {
  const row = await db.review.findUnique({ where: { id }, select: officeReviewColumns })
  const [review] = row ? await presentAll(db, [row]) : []
  if (!review) throw notFound('The review')
  return review
}

type Change = { id: number; v: number; state: OfficeReview['state'] }

/** Throws a 404, and a 409 with the current review for another version. */
export async function changeReview(
  tx: Transaction,
  { id, v, state }: Change,
): Promise<OfficeReview> {
  const { count } = await tx.review.updateMany({
    where: { id, version: v },
    data: { state: reviewStates.indexOf(state) },
  })
  const current = await readReview(tx, id)
  if (count === 0) throw conflict('Somebody changed this review meanwhile', { current })
  return current
}

/** The audit names who set the state, unless it was changed outside the office since. */
async function presentAll(db: Transaction, rows: ReviewRow[]): Promise<OfficeReview[]> {
  const changes = await db.auditEntry.findMany({
    where: { entity: 'review', entityId: { in: rows.map(({ id }) => String(id)) } },
    select: { entityId: true, after: true, staff: { select: { name: true } } },
    orderBy: { id: 'desc' },
  })
  const setStates = changes.flatMap(({ entityId, after, staff }) => {
    const { state } = Object(after)
    return typeof state === 'number' ? [{ id: Number(entityId), state, staff }] : []
  })
  return rows.map((row) => {
    const last = setStates.find(({ id }) => id === row.id)
    return presentOfficeReview(row, last?.state === row.state ? (last.staff?.name ?? null) : null)
  })
}
