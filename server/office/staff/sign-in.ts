import { countGuess, type Guesser } from '../../customers/guesses.ts'
import { isPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { invalid, refuseField, unauthenticated } from '../../refusals.ts'
import { loginKeyOf } from './accounts.ts'
import type { Totp } from './totp.ts'

export type Guarding = { prisma: PrismaClient; limits: RateLimits; totp: Totp }
type Given = { login: string; password: string; code?: string | null | undefined }

/**
 * The person of a login, password and code; null where the code is needed and none was given. An
 * unknown login, one without a password, a closed account and a wrong password are refused in the same
 * words and time: 401. A wrong code is a 401 that names the field.
 */
export async function findSigner(
  { prisma, limits, totp }: Guarding,
  { login, password, code }: Given,
  address: string,
): Promise<StaffModel | null> {
  const loginKey = loginKeyOf(login)
  const row = await countGuess(limits, guesser(loginKey, address), async () => {
    const found = await prisma.staff.findUnique({ where: { loginKey } })
    const isRight = await isPassword(password, found?.passwordHash ?? null, address)
    return isRight && found?.active ? found : null
  })
  if (!row) throw wrongLogin()
  if (row.totpSince === null) return row
  if (!code) return null
  await checkCode({ prisma, limits, totp }, row, code, 401)
  return row
}

/** Whether the account is open with the password it had; waits for a change that is under way. */
export async function isStillTheirs(
  prisma: PrismaClient,
  { id, passwordHash }: StaffModel,
): Promise<boolean> {
  const rows = await prisma.$queryRaw<unknown[]>`
    select from staff where id = ${id} and password_hash = ${passwordHash} and active for share`
  return rows.length > 0
}

export const wrongLogin = () => unauthenticated('Wrong login or password')

/** Throws a refusal of this status for a wrong or used code, a 429 after too many. */
export async function checkCode(
  { prisma, limits, totp }: Guarding,
  row: StaffModel,
  code: string,
  status: 401 | 422,
): Promise<void> {
  const isRight = await countGuess(limits, { own: ['staffCodes', row.id], shared: [] }, async () =>
    (await prisma.$transaction((tx) => totp.take(tx, row, code))) ? true : null,
  )
  if (!isRight) throw refuseField(status, 'code', 'The code is not right, or was used already')
}

/** Throws a 422 for a wrong password of who is signed in, a 429 after too many. */
export async function checkPassword(
  { limits }: Pick<Guarding, 'limits'>,
  { id, passwordHash }: StaffModel,
  password: string,
  address: string,
): Promise<void> {
  const isRight = await countGuess(limits, { own: ['staffProofs', id], shared: [] }, async () =>
    (await isPassword(password, passwordHash, address)) ? true : null,
  )
  if (!isRight) throw invalid('password', 'The password is not right')
}

/** A login that nobody has is counted too, and may be long. */
function guesser(loginKey: string, address: string): Guesser {
  const account = loginKey.slice(0, 60)
  return {
    own: ['staffFailuresPerAccountAndAddress', `${account} ${address}`],
    shared: [
      ['staffFailuresPerAccount', account],
      ['staffFailuresPerAddress', address],
    ],
  }
}
