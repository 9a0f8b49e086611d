import type { CancelReason } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import type { Transaction } from '../as-staff.ts'

/** Cancels a locked order and ends its claim; the customer may read the reason. */
export async function cancelLocked(
  tx: Transaction,
  orderId: number,
  reason: string,
  more: { outcome?: number; joinedInto?: number } = {},
): Promise<void> {
  await tx.order.update({
    where: { id: orderId },
    data: {
      status: orderStatus.cancelled,
      claimedBy: null,
      claimedUntil: null,
      outcome: null,
      ...more,
    },
    select: { id: true },
  })
  await tx.cancellation.create({ data: { orderId, reason }, select: { orderId: true } })
}

/** The reason for the customer. Staff's own words are shown only where no fixed reason exists. */
export function reasonToCustomer(reason: CancelReason, words: string): string {
  if (reason === 'other' && words) return words
  return sentences[reason]
}

/** The reason of an order whose products went into another of the customer's number. */
export function joinedToCustomer(transId: string): string {
  return `The products of this order come with the order ${transId}`
}

const sentences: Record<CancelReason, string> = {
  refused: 'You told us on the phone that you do not want this order',
  no_answer: 'We called you several times and could not reach you',
  wrong_number: 'We could not reach you at the mobile number of this order',
  duplicate: 'The same order was placed twice',
  out_of_stock: 'A product of this order is out of stock',
  fraud: 'The shop could not accept this order',
  other: 'The shop has cancelled this order',
}
