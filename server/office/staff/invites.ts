import { createHash, randomBytes } from 'node:crypto'
import { staffAt } from '../../customers/callers.ts'
import type { Guesser } from '../../customers/guesses.ts'
import { hashPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import { invalid, Refusal } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { checkNewPassword } from './new-password.ts'
import { checkCode, type Guarding, type Where } from './sign-in.ts'

const hourMs = 60 * 60 * 1000
export const inviteMs = 48 * hourMs
/** Of links that the console prints. */
export const consoleInviteMs = hourMs

/** A link for one use, of which only the hash is stored. The token stands behind #: no server logs it. */
export function makeInvite(origin: string, lastsMs: number) {
  const token = randomBytes(32).toString('base64url')
  return {
    link: `${origin}/office/invite#${token}`,
    columns: { inviteHash: hashOf(token), inviteUntil: new Date(Date.now() + lastsMs) },
  }
}

/** Whom the token invites. Throws a 410 for a link that is unknown, used or late. */
export async function findInvited(database: PrismaClient | Transaction, token: string) {
  const row = await database.staff.findFirst({
    where: { inviteHash: hashOf(token), inviteUntil: { gt: new Date() }, active: true },
  })
  if (!row) throw tooLate()
  return row
}

/**
 * One of two at once gets through. An account with a second factor wants its code too: a link is no way
 * around it. Throws a 410 as `findInvited`, a 422 as `checkNewPassword` and for a code that is missing
 * or wrong, a 429 after too many.
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
    if (!code) throw invalid('code', 'Please, enter the code')
    const guesser: Guesser = { own: ['staffCodes', `${id}:link`], shared: [] }
    await checkCode({ limits, totp, transact, guesser }, row, code, 422)
  }
  const passwordHash = await hashPassword(password, staffAt(address))
  const where = {
    ...{ id, inviteHash: hashOf(token), inviteUntil: { gt: new Date() }, active: true },
    // Whoever has set up a factor meanwhile is asked for it.
    totpSince: row.totpSince,
  }
  const data = { passwordHash, inviteHash: null, inviteUntil: null }
  const { count } = await transact((tx) => tx.staff.updateMany({ where, data }))
  if (count === 0) throw tooLate()
  return prisma.staff.findUniqueOrThrow({ where: { id } })
}

const tooLate = () =>
  new Refusal(410, 'This link was used or is too old, please ask for another one', {
    event: 'office_invite_refused',
  })

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
