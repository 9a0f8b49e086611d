import type { Prisma } from '../database/generated/client.ts'

/**
 * Ends all that opens a customer's account: sessions, whose condition is that of an index, and links
 * for a new password, also one that was requested and not sent yet. Returns how many sessions.
 */
export async function endAccess(
  tx: Prisma.TransactionClient,
  { id: customerId, emailKey }: { id: number; emailKey: string },
): Promise<number> {
  await tx.passwordReset.deleteMany({ where: { customerId } })
  await tx.$executeRaw`
    update outbox set state = 'dropped', recipient = '', error = 'The password was changed meanwhile'
    where kind = 'reset' and state = 'waits'
      and (customer_id = ${customerId} or lower(recipient) = ${emailKey})`
  return tx.$executeRaw`delete from session where (sess ->> 'customerId')::int = ${customerId}`
}
