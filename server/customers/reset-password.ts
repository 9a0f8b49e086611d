import { createHash } from 'node:crypto'
import { z } from 'zod'
import { password } from '#contract/wire'
import type { PrismaClient } from '../database/generated/client.ts'
import { strangerAt } from './askers.ts'
import type { RefuseCommon } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'

const newPassword = z
  .object({ password: password('password', 8, 128), password_confirmation: z.string().catch('') })
  .refine((typed) => typed.password === typed.password_confirmation.normalize('NFC'), {
    error: 'The password confirmation does not match',
    path: ['password_confirmation'],
  })

export function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export async function isResetToken(prisma: PrismaClient, token: string): Promise<boolean> {
  const where = { tokenHash: hashOfResetToken(token), until: { gt: new Date() } }
  return (await prisma.passwordReset.count({ where })) > 0
}

/**
 * Uses the link up and ends the customer's sessions. Null where the link is unknown, used or late.
 * Throws a 422 for a password that does not do; the link stays good.
 */
export async function resetPassword(
  { prisma, refuseCommon }: { prisma: PrismaClient; refuseCommon: RefuseCommon },
  { token, typed, address }: { token: string; typed: unknown; address: string },
): Promise<{ id: number; emailKey: string } | null> {
  if (!(await isResetToken(prisma, token))) return null
  const { password: chosen } = newPassword.parse(Object(typed))
  await refuseCommon('password', chosen)
  const passwordHash = await hashPassword(chosen, strangerAt(address))
  return prisma.$transaction(async (transaction) => {
    const [used] = await transaction.$queryRaw<{ id: number }[]>`
      delete from password_reset where token_hash = ${hashOfResetToken(token)} and until > now()
      returning customer_id as id`
    if (!used) return null
    const customer = await transaction.customer.update({
      where: { id: used.id },
      data: { passwordHash },
      select: { id: true, emailKey: true },
    })
    await transaction.$executeRaw`
      delete from session where (sess->>'customerId')::int = ${used.id}`
    return customer
  })
}
