import { conflict } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'

/** Throws a 409 with the product that another device has made of this draft. */
export async function refusePublished(tx: Transaction, draftId: number): Promise<void> {
  const made = await tx.publishedDraft.findUnique({ where: { draftId } })
  if (made) throw conflict('This draft is published already', { published: made.productId })
}
