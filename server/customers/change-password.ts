import type { PrismaClient } from '../database/generated/client.ts'
import type { CustomerModel } from '../database/generated/models.ts'
import { endAccess } from './end-access.ts'

/** Ends all sessions and links for a new password too. False, without a change, when another change came first. */
export async function changePassword(
  prisma: PrismaClient,
  { id, emailKey, passwordHash: formerHash }: CustomerModel,
  passwordHash: string,
): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    const where = { id, passwordHash: formerHash }
    const { count } = await transaction.customer.updateMany({ where, data: { passwordHash } })
    if (count === 0) return false
    await endAccess(transaction, { id, emailKey })
    return true
  })
}
