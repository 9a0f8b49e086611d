import { knownDeviceOf, staffAt } from '../../customers/callers.ts'
import { countGuess, type Guesser } from '../../customers/guesses.ts'
import { inTurn, isPassword } from '../../customers/passwords.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { invalid, refuseField, unauthenticated } from '../../failures/refusals.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { signatureOf } from '../../http/signature.ts'
import type { Transact } from '../office-calls.ts'
import { loginKeyOf } from './login-key.ts'
import type { Taken, Totp } from './totp.ts'

export type Guarding = {
  prisma: PrismaClient
  limits: RateLimits
  totp: Totp
  sessionSecrets: readonly string[]
}
type Given = { login: string; password: string; code?: string | null | undefined }
export type Where = {
  address: string
  transactAs: (staffId: number) => Transact
  knownDevice: (row: StaffModel) => string | null
  logStaff: (staffId: number) => void
}

/**
 * The person of a login, password and code; null where a needed code is missing. An unknown login,
 * a missing password, a closed account and a wrong password get the same 401 in the same time. A
 * wrong code is a 401 that names the field.
 */
export async function findSigner(
  { prisma, limits, totp, sessionSecrets }: Guarding,
  { login, password, code }: Given,
  where: Where,
): Promise<{ row: StaffModel; by: Taken | 'password' } | null> {
  const loginKey = loginKeyOf(login)
  const row = await prisma.staff.findUnique({ where: { loginKey } })
  if (row) where.logStaff(row.id)
  const device = row && where.knownDevice(row)
  const caller = device ? knownDeviceOf(`office ${loginKey}`) : staffAt(where.address)
  const guesser = guesserOf({
    loginKey,
    device,
    address: where.address,
    opensByPassword: row ? isOpenedByPassword(row) : coinOf(loginKey, sessionSecrets),
  })
  const isTheirs = await inTurn(caller, ({ isRight }) =>
    countGuess(limits, guesser, async () =>
      (await isRight(password, row?.passwordHash ?? null)) && row?.active ? true : null,
    ),
  )
  if (!isTheirs || !row) throw wrongLogin()
  if (row.totpSince === null) return { row, by: 'password' }
  if (!code) return null
  const own = ['staffCodes', `${row.id} ${device ?? where.address}`] as const
  const shared = device ? [] : [['staffCodesPerAccount', row.id] as const]
  const checking = { limits, totp, transact: where.transactAs(row.id), guesser: { own, shared } }
  return { row, by: await checkCode(checking, row, code, 401) }
}

/** Whether account and password are unchanged; waits for a running change. */
export async function isStillTheirs(
  prisma: PrismaClient,
  { id, passwordHash }: StaffModel,
): Promise<boolean> {
  await lockRows(prisma, 'staff', id, 'share')
  return (await prisma.staff.count({ where: { id, passwordHash, active: true } })) > 0
}

export const wrongLogin = () => unauthenticated('Wrong login or password')

type CheckingCode = Pick<Guarding, 'limits' | 'totp'> & { transact: Transact; guesser?: Guesser }

/**
 * Throws a refusal of this status for a wrong or used code, a 429 after too many. Without `guesser`
 * it is a signed-in person: strangers do not use up those tries.
 */
export async function checkCode(
  { limits, totp, transact, guesser }: CheckingCode,
  row: StaffModel,
  code: string,
  status: 401 | 422,
): Promise<Taken> {
  const inside: Guesser = { own: ['staffCodes', `${row.id}:inside`], shared: [] }
  const taken = await countGuess(limits, guesser ?? inside, () =>
    transact((tx) => totp.take(tx, row, code)),
  )
  if (!taken) throw refuseField(status, 'code', 'The code is not right, or was used already')
  return taken
}

/** Throws a 422 for a signed-in person's wrong password, a 429 after too many. */
export async function checkPassword(
  { limits }: Pick<Guarding, 'limits'>,
  { id, passwordHash }: StaffModel,
  password: string,
  { address, field = 'password' }: { address: string; field?: string },
): Promise<void> {
  const isRight = await countGuess(limits, { own: ['staffProofs', id], shared: [] }, async () =>
    (await isPassword(password, passwordHash, staffAt(address))) ? true : null,
  )
  if (!isRight) throw invalid(field, 'The password is not right')
}

/**
 * Nobody else can use up a known device's tries. With a second factor, wrong passwords from many
 * addresses lock nobody out; without one, tries are slowed down.
 */
function guesserOf({
  loginKey,
  device,
  address,
  opensByPassword,
}: {
  loginKey: string
  device: string | null
  address: string
  opensByPassword: boolean
}): Guesser {
  const account = loginKey.slice(0, 60)
  if (device) return { own: ['staffFailuresPerKnownDevice', `${account} ${device}`], shared: [] }
  return {
    own: ['staffFailuresPerAccountAndAddress', `${account} ${address}`],
    shared: [
      ['staffFailuresPerAddress', address],
      ...(opensByPassword ? [['staffFailuresWithoutFactor', account] as const] : []),
      ['staffFailuresPerAccount', account],
    ],
  }
}

const isOpenedByPassword = ({ active, passwordHash, totpSince }: StaffModel) =>
  active && passwordHash !== null && totpSince === null

/** An unknown login behaves as one of both kinds: neither kind shows that an account exists. */
function coinOf(loginKey: string, [secret = '']: readonly string[]): boolean {
  return signatureOf(`unknown login ${loginKey}`, secret).charCodeAt(0) % 2 === 0
}
