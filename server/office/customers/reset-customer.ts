import { makeResetToken } from '../../customers/reset-password.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'

const lastsMs = 30 * 60 * 1000

/** Throws a 404. */
export async function makeResetLink(
  tx: Transaction,
  { id, staffId, origin }: { id: number; staffId: number; origin: string },
): Promise<{ link: string; until: string }> {
  const known = await tx.customer.count({ where: { id } })
  if (known === 0) throw notFound('The customer')
  const { path, until } = await makeResetToken(tx, { customerId: id, staffId, lastsMs })
  return { link: origin + path, until: until.toISOString() }
}
