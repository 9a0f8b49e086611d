import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { password } from '#contract/wire'
import type { Prisma, PrismaClient } from '../database/generated/client.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { strangerAt } from './callers.ts'
import type { RefuseCommon } from './common-passwords.ts'
import { endAccess } from './end-access.ts'
import { guesserOf } from './guesses.ts'
import { hashPassword } from './passwords.ts'

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  refuseCommon: RefuseCommon
  sends: { mail: boolean }
}
/** 32 bytes in base64url. */
const tokenLetters = 43

type Typed = { token: string; typed: unknown; address: string; lang: 'bn' | 'en' }

const newPassword = z
  .object({ password: password('password', 8, 128), password_confirmation: z.string().catch('') })
  .refine((typed) => typed.password === typed.password_confirmation.normalize('NFC'), {
    error: 'The password confirmation does not match',
    path: ['password_confirmation'],
  })

/** What follows the token is a sign of the sentence around the link, such as `।`. */
function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token.slice(0, tokenLetters)).digest('base64url')
}

/**
 * Stores only the token's hash. Links that were sent before live on: one may be open in the hands of
 * its owner while a stranger requests another. One made by staff replaces theirs. Returns the path.
 */
export async function makeResetToken(
  tx: Prisma.TransactionClient,
  { customerId, staffId, lastsMs }: { customerId: number; staffId: number | null; lastsMs: number },
): Promise<{ path: string; until: Date }> {
  const token = randomBytes(32).toString('base64url')
  const until = new Date(Date.now() + lastsMs)
  if (staffId !== null) {
    await tx.passwordReset.deleteMany({ where: { customerId, staffId: { not: null } } })
  }
  const data = { tokenHash: hashOfResetToken(token), until, staffId, customerId }
  await tx.passwordReset.create({ data, select: { tokenHash: true } })
  return { path: `/reset/${token}`, until }
}

const byToken = (token: string) => ({
  tokenHash: hashOfResetToken(token),
  until: { gt: new Date() },
})

export async function findReset(prisma: PrismaClient, token: string) {
  return prisma.passwordReset.findFirst({
    where: byToken(token),
    select: { customer: { select: { id: true, email: true, emailKey: true } } },
  })
}

/**
 * Also ends the customer's sessions and other links, and sends a mail about it. Null for an unknown, used or expired
 * link; throws a 422 for a refused password, after which the link stays valid.
 */
export async function resetPassword(
  { prisma, limits, refuseCommon, sends }: Parts,
  { token, typed, address, lang }: Typed,
): Promise<{ id: number } | null> {
  const reset = await findReset(prisma, token)
  if (!reset) return null
  const { password: chosen } = newPassword.parse(Object(typed))
  await refuseCommon('password', chosen)
  const passwordHash = await hashPassword(chosen, strangerAt(address))
  // First, so that an error leaves the link valid: the customer's own wrong guesses are forgotten.
  const { own } = guesserOf({ account: reset.customer.emailKey, address, device: null })
  await limits.forgive(...own)
  return prisma.$transaction(async (transaction) => {
    const { id } = reset.customer
    const used = await transaction.passwordReset.deleteMany({ where: byToken(token) })
    if (used.count === 0) return null
    const { email } = await transaction.customer.update({
      where: { id },
      data: { passwordHash },
      select: { email: true },
    })
    if (sends.mail) {
      const about = { customerId: id, recipient: email, lang }
      await transaction.outboxMessage.create({
        data: { key: `changed:${randomUUID()}:mail`, kind: 'changed', channel: 'mail', ...about },
        select: { id: true },
      })
    }
    await endAccess(transaction, reset.customer)
    return { id }
  })
}
