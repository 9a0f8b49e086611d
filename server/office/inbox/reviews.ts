import type { OfficeReview } from '#contract/office/inbox'
import { reviewStates, rowsAtOnce } from '#contract/office/rules'
import { conflict, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { isHandledBy } from '../orders/handled.ts'
import { numberSeenBy } from '../orders/number-seen.ts'
import type { Actor } from '../orders/order-rows.ts'
import { officeReviewColumns, presentOfficeReview, type ReviewRow } from './present.ts'

type Wanted = {
  state?: OfficeReview['state'] | null | undefined
  after?: string | null | undefined
}

export async function readReviews(
  db: Transaction,
  actor: Actor,
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
  return { reviews: await presentAll(db, actor, page), next }
}

export async function readReview(db: Transaction, actor: Actor, id: number): Promise<OfficeReview> {
  const row = await db.review.findUnique({ where: { id }, select: officeReviewColumns })
  const [review] = row ? await presentAll(db, actor, [row]) : []
  if (!review) throw notFound('The review')
  return review
}

type Change = { id: number; v: number; state?: OfficeReview['state']; answer?: string }

/** Throws a 404, and a 409 with the current review for another version. */
export async function changeReview(
  tx: Transaction,
  actor: Actor,
  { id, v, state, answer }: Change,
): Promise<OfficeReview> {
  const { count } = await tx.review.updateMany({
    where: { id, version: v },
    data: {
      ...(state && { state: reviewStates.indexOf(state) }),
      ...(answer !== undefined && {
        answer: answer || null,
        answeredAt: answer ? new Date() : null,
      }),
    },
  })
  const current = await readReview(tx, actor, id)
  if (count === 0) throw conflict('Somebody changed this review meanwhile', { current })
  return current
}

async function presentAll(
  db: Transaction,
  actor: Actor,
  rows: ReviewRow[],
): Promise<OfficeReview[]> {
  const [changes, orders] = await Promise.all([readChanges(db, rows), readOrders(db, actor, rows)])
  return rows.map((row) => {
    const own = changes.filter(({ id }) => id === row.id)
    return presentOfficeReview(row, {
      by: authorOf(own, 'state', row.state),
      answered_by: row.answer && authorOf(own, 'answer', row.answer),
      orders: orders.filter(({ id }) => id === row.id).map(presentOrder),
    })
  })

  function presentOrder({ transId, status, number, isHandled }: TheirOrder) {
    const seen = numberSeenBy(actor.role, { status, isHandled })
    return { trans_id: transId, status, number: seen(number) }
  }
}

type Audited = { id: number; after: Record<string, unknown>; name: string | null }

/** Who last set this column, by the audit, unless it was changed outside the office since. */
function authorOf(changes: Audited[], column: 'state' | 'answer', value: unknown): string | null {
  const last = changes.find(({ after }) => column in after)
  return last?.after[column] === value ? (last?.name ?? null) : null
}

async function readChanges(db: Transaction, rows: ReviewRow[]): Promise<Audited[]> {
  const changes = await db.auditEntry.findMany({
    where: { entity: 'review', entityId: { in: rows.map(({ id }) => String(id)) } },
    select: { entityId: true, after: true, staff: { select: { name: true } } },
    orderBy: { id: 'desc' },
  })
  return changes.map(({ entityId, after, staff }) => ({
    id: Number(entityId),
    after: Object(after),
    name: staff?.name ?? null,
  }))
}

type TheirOrder = {
  id: number
  transId: string
  status: number
  number: string
  isHandled: boolean
}

/** The newest orders of each writer that have the product of the review. */
function readOrders(db: Transaction, { id }: Actor, rows: ReviewRow[]): Promise<TheirOrder[]> {
  return db.$queryRaw<TheirOrder[]>`
    select r.id, t.*
    from review r cross join lateral (
      select o.trans_id as "transId", o.status, o.address_number as number,
        ${isHandledBy(id)} as "isHandled"
      from orders o
      where o.customer_id = r.customer_id and exists (
        select from order_line l where l.order_id = o.id and l.product_id = r.product_id)
      order by o.id desc limit 3
    ) t
    where r.id = any(${rows.map((row) => row.id)})`
}
