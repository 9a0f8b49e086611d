import { randomBytes } from 'node:crypto'
import { hashOfResetToken } from '../../customers/reset-password.ts'
import { notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'

const lastsMs = 30 * 60 * 1000

/** Ends the customer's former link and stores only the token's hash. Throws a 404. */
export async function makeResetLink(
  tx: Transaction,
  { id, staffId, origin }: { id: number; staffId: number; origin: string },
): Promise<{ link: string; until: string }> {
  const known = await tx.customer.count({ where: { id } })
  if (known === 0) throw notFound('The customer')
  const token = randomBytes(32).toString('base64url')
  const until = new Date(Date.now() + lastsMs)
  const columns = { tokenHash: hashOfResetToken(token), until, staffId }
  await tx.passwordReset.upsert({
    where: { customerId: id },
    create: { ...columns, customerId: id },
    update: columns,
  })
  return { link: `${origin}/reset/${token}`, until: until.toISOString() }
}
