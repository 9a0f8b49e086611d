import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { openTo } from './read-drafts.ts'

export async function removeDraft(
  tx: Transaction,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<void> {
  const { count } = await tx.productDraft.deleteMany({ where: { id, ...openTo(staff) } })
  if (count === 0) throw notFound('The draft')
}
