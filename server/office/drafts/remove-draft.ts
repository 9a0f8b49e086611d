import { notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { isOpenTo } from './read-drafts.ts'

export async function removeDraft(
  tx: Transaction,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<void> {
  const removed = await tx.$executeRaw`
    delete from product_draft d where id = ${id} and ${isOpenTo(staff)}`
  if (removed === 0) throw notFound('The draft')
}
