import type { Message, OfficeReview } from '#contract/office/inbox'
import { messageStates, reviewStates } from '#contract/office/rules'
import type { Prisma } from '../../database/generated/client.ts'
import type { OrderModel } from '../../database/generated/models.ts'
import { presentMessage as presentSent } from '../outbox/messages.ts'

export const messageColumns = {
  id: true,
  version: true,
  state: true,
  name: true,
  number: true,
  email: true,
  subject: true,
  message: true,
  createdAt: true,
  answer: true,
  staff: { select: { name: true } },
  sent: { orderBy: { id: 'asc' } },
} as const
export type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageColumns }>
export type TheirOrder = Pick<OrderModel, 'transId' | 'status'>

export function presentMessage(
  row: MessageRow,
  orders: TheirOrder[],
  ways: Message['ways'],
): Message {
  return {
    id: row.id,
    v: row.version,
    state: messageStates[row.state] ?? 'new',
    name: row.name,
    number: row.number,
    email: row.email,
    subject: row.subject,
    message: row.message,
    at: row.createdAt.toISOString(),
    answer: row.answer,
    by: row.staff?.name ?? null,
    orders: orders.map(({ transId, status }) => ({ trans_id: transId, status })),
    ways,
    sent: row.sent.map(presentSent),
  }
}

export const officeReviewColumns = {
  id: true,
  version: true,
  state: true,
  review: true,
  stars: true,
  createdAt: true,
  answer: true,
  product: { select: { id: true, title: true, slug: true, image: true } },
  customer: { select: { name: true } },
  images: { select: { image: true }, orderBy: { id: 'asc' } },
} as const
export type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof officeReviewColumns }>

type Beside = Pick<OfficeReview, 'by' | 'answered_by' | 'orders'>

export function presentOfficeReview(row: ReviewRow, beside: Beside): OfficeReview {
  const { id, title, slug, image } = row.product
  return {
    id: row.id,
    v: row.version,
    state: reviewStates[row.state] ?? 'shown',
    product: { id, title, slug, image },
    name: row.customer.name,
    review: row.review,
    stars: row.stars,
    images: row.images.map((each) => each.image),
    at: row.createdAt.toISOString(),
    answer: row.answer,
    ...beside,
  }
}
