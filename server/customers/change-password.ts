import type { PrismaClient } from '../database/generated/client.ts'
import { endSessions } from './end-sessions.ts'

/** Ends all sessions too. False, without a change, when another change came first. */
export async function changePassword(
  prisma: PrismaClient,
  customerId: number,
  formerHash: string,
  passwordHash: string,
): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    const where = { id: customerId, passwordHash: formerHash }
    const { count } = await transaction.customer.updateMany({ where, data: { passwordHash } })
    if (count === 0) return false
    await endSessions(transaction, customerId)
    return true
  })
}
