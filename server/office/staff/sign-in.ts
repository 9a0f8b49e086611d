import { staffAt } from '../../customers/askers.ts'
import { countGuess, type Guesser } from '../../customers/guesses.ts'
import { isPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { invalid, refuseField, unauthenticated } from '../../refusals.ts'
import type { Transact } from '../office-routes.ts'
import { loginKeyOf } from './accounts.ts'
import type { Taken, Totp } from './totp.ts'

export type Guarding = { prisma: PrismaClient; limits: RateLimits; totp: Totp }
type Given = { login: string; password: string; code?: string | null | undefined }
export type Where = {
  address: string
  transactAs: (staffId: number) => Transact
  tellWhose: (staffId: number) => void
}

/**
 * The person of a login, password and code; null where the code is needed and none was given. An
 * unknown login, one without a password, a closed account and a wrong password are refused in the same
 * words and time: 401. A wrong code is a 401 that names the field.
 */
export async function findSigner(
  { prisma, limits, totp }: Guarding,
  { login, password, code }: Given,
  { address, transactAs, tellWhose }: Where,
): Promise<{ row: StaffModel; by: Taken | 'password' } | null> {
  const loginKey = loginKeyOf(login)
  const row = await countGuess(limits, guesser(loginKey, address), async () => {
    const found = await prisma.staff.findUnique({ where: { loginKey } })
    if (found) tellWhose(found.id)
    const isRight = await isPassword(password, found?.passwordHash ?? null, staffAt(address))
    return isRight && found?.active ? found : null
  })
  if (!row) throw wrongLogin()
  if (row.totpSince === null) return { row, by: 'password' }
  if (!code) return null
  const transact = transactAs(row.id)
  return { row, by: await checkCode({ limits, totp, transact }, row, code, 401) }
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

type CheckingCode = Pick<Guarding, 'limits' | 'totp'> & { transact: Transact }

/** Throws a refusal of this status for a wrong or used code, a 429 after too many. */
export async function checkCode(
  { limits, totp, transact }: CheckingCode,
  row: StaffModel,
  code: string,
  status: 401 | 422,
): Promise<Taken> {
  const taken = await countGuess(limits, { own: ['staffCodes', row.id], shared: [] }, () =>
    transact((tx) => totp.take(tx, row, code)),
  )
  if (!taken) throw refuseField(status, 'code', 'The code is not right, or was used already')
  return taken
}

/** Throws a 422 for a wrong password of who is signed in, a 429 after too many. */
export async function checkPassword(
  { limits }: Pick<Guarding, 'limits'>,
  { id, passwordHash }: StaffModel,
  password: string,
  address: string,
): Promise<void> {
  const isRight = await countGuess(limits, { own: ['staffProofs', id], shared: [] }, async () =>
    (await isPassword(password, passwordHash, staffAt(address))) ? true : null,
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
