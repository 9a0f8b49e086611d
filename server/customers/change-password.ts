import type { PrismaClient } from '../database/generated/client.ts'

/**
 * Sets a new password in the place of `formerHash` and deletes all sessions of the customer. Resolves
 * with false when another change came first; nothing is changed then.
 */
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
    await transaction.$executeRaw`
      delete from session where (sess->>'customerId')::int = ${customerId}`
    return true
  })
}
