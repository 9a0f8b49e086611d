import type { Prisma } from '../database/generated/client.ts'

/** Ends all sessions of a customer; the condition is that of an index. Returns how many. */
export function endSessions(tx: Prisma.TransactionClient, customerId: number): Promise<number> {
  return tx.$executeRaw`delete from session where (sess ->> 'customerId')::int = ${customerId}`
}
