import { createHash, randomBytes } from 'node:crypto'
import { staffAt } from '../../customers/askers.ts'
import { hashPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import { Refusal } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { checkNewPassword } from './new-password.ts'
import type { Where } from './sign-in.ts'

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

/** One of two at once gets through. Throws a 410 as `findInvited`, a 422 as `checkNewPassword`. */
export async function acceptInvite(
  prisma: PrismaClient,
  { token, password }: { token: string; password: string },
  { address, transactAs, tellWhose }: Where,
): Promise<StaffModel> {
  const { id, loginKey } = await findInvited(prisma, token)
  tellWhose(id)
  await checkNewPassword(password, loginKey)
  const passwordHash = await hashPassword(password, staffAt(address))
  const where = { id, inviteHash: hashOf(token), inviteUntil: { gt: new Date() }, active: true }
  const data = { passwordHash, inviteHash: null, inviteUntil: null }
  const { count } = await transactAs(id)((tx) => tx.staff.updateMany({ where, data }))
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
