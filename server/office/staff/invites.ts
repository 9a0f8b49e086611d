import { createHash, randomBytes } from 'node:crypto'
import { staffAt } from '../../customers/callers.ts'
import type { Guesser } from '../../customers/guesses.ts'
import { hashPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import { invalid, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { checkNewPassword } from './new-password.ts'
import { checkCode, type Guarding, type Where } from './sign-in.ts'

const hourMs = 60 * 60 * 1000
export const inviteMs = 48 * hourMs
/** Validity of links that the console prints. */
export const consoleInviteMs = hourMs

/** 32 bytes in base64url. */
const tokenLetters = 43

/** A single-use link; only its hash is stored. The token follows #, so no server logs it. */
export function makeInvite(origin: string, lastsMs: number) {
  const token = randomBytes(32).toString('base64url')
  return {
    link: `${origin}/office/invite#${token}`,
    columns: { inviteHash: hashOf(token), inviteUntil: new Date(Date.now() + lastsMs) },
  }
}

/** The person of the token. Throws a 410 for an unknown, used or expired link. */
export async function findInvited(database: PrismaClient | Transaction, token: string) {
  const row = await database.staff.findFirst({
    where: { inviteHash: hashOf(token), inviteUntil: { gt: new Date() }, active: true },
  })
  if (!row) throw tooLate()
  return row
}

/**
 * Only one of two concurrent uses succeeds. An account with a second factor also needs its code: a
 * link must not avoid it. Throws a 410 as `findInvited`, a 422 as `checkNewPassword` and for a
 * missing or wrong code, a 429 after too many.
 */
export async function acceptInvite(
  { prisma, limits, totp }: Guarding,
  { token, password, code }: { token: string; password: string; code?: string | null | undefined },
  { address, transactAs, logStaff }: Where,
): Promise<StaffModel> {
  const row = await findInvited(prisma, token)
  const { id, loginKey } = row
  logStaff(id)
  await checkNewPassword(password, loginKey)
  const transact = transactAs(id)
  if (row.totpSince !== null) {
    if (!code) throw invalid('code', 'Please enter the code')
    const guesser: Guesser = { own: ['staffCodes', `${id}:link`], shared: [] }
    await checkCode({ limits, totp, transact, guesser }, row, code, 422)
  }
  const passwordHash = await hashPassword(password, staffAt(address))
  const where = {
    id,
    inviteHash: hashOf(token),
    inviteUntil: { gt: new Date() },
    active: true,
    // A factor that was set up meanwhile is required.
    totpSince: row.totpSince,
  }
  const data = { passwordHash, inviteHash: null, inviteUntil: null }
  const { count } = await transact((tx) => tx.staff.updateMany({ where, data }))
  if (count === 0) throw tooLate()
  return prisma.staff.findUniqueOrThrow({ where: { id } })
}

const tooLate = () =>
  new Refusal(410, 'This link was used or has expired, please ask for a new one', {
    event: 'office_invite_refused',
  })

/** What follows the token is a sign of the sentence around the link. */
function hashOf(token: string): string {
  return createHash('sha256').update(token.slice(0, tokenLetters)).digest('base64url')
}
