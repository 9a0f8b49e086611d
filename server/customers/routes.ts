import * as calls from '#contract/customers'
import * as password from '#contract/password'
import { violatedUnique } from '../database/errors.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { invalid, unauthenticated } from '../failures/refusals.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Routes } from '../http/route.ts'
import { knownDeviceOf, strangerAt } from './callers.ts'
import { changePassword } from './change-password.ts'
import type { RefuseCommon } from './common-passwords.ts'
import { emailKeyOf } from './email-key.ts'
import { countGuess, guesserOf } from './guesses.ts'
import { hashPassword, inTurn } from './passwords.ts'
import { presentUser } from './present.ts'

export function customerRoutes(
  { open, own }: Routes,
  prisma: PrismaClient,
  limits: RateLimits,
  refuseCommon: RefuseCommon,
) {
  own(calls.getCustomer)(async ({ customerId }) => {
    const row = await prisma.customer.findUnique({ where: { id: customerId } })
    if (!row) throw unauthenticated()
    return presentUser(row)
  })

  open(calls.signup)(async ({ input, address, logIn, rememberDevice, logEvent }) => {
    await refuseCommon('password', input.password)
    const emailKey = emailKeyOf(input.email)
    const row = await inTurn(strangerAt(address), async ({ hash }) => {
      await limits.count('signupsPerAddress', address)
      const taken = await prisma.customer.count({ where: { emailKey } })
      if (taken > 0) throw emailTaken()
      const { name, email, password } = input
      const passwordHash = await hash(password)
      return prisma.customer
        .create({ data: { name, email, emailKey, passwordHash } })
        .catch((error: unknown) => {
          throw violatedUnique(error) === null ? error : emailTaken()
        })
    })
    await logIn(row.id)
    rememberDevice(row)
    logEvent('signup', row.id)
    return { message: 'success', user: presentUser(row) }
  })

  open(calls.login)(
    async ({ input, address, logIn, logOut, knownDevice, rememberDevice, logEvent }) => {
      const emailKey = emailKeyOf(input.email)
      const found = await prisma.customer.findUnique({ where: { emailKey } })
      const device = found && knownDevice(found)
      const caller = device ? knownDeviceOf(emailKey) : strangerAt(address)
      const guesser = guesserOf({ account: emailKey, address, device })
      const row = await inTurn(caller, ({ isRight }) =>
        countGuess(limits, guesser, async () => {
          logEvent('login_failed', found?.id)
          return (await isRight(input.password, found?.passwordHash ?? null)) ? found : null
        }),
      )
      if (!row) throw unauthenticated('Invalid email or password')
      await logIn(row.id)
      // A concurrent change of password ends all sessions, perhaps before this one began.
      const { id, passwordHash } = row
      if ((await prisma.customer.count({ where: { id, passwordHash } })) === 0) {
        await logOut()
        throw unauthenticated('Invalid email or password')
      }
      rememberDevice(row)
      logEvent('login', row.id)
      return { message: 'success', user: presentUser(row) }
    },
  )

  own(password.changePassword)(async ({ input, customerId, address, logIn, ...to }) => {
    const { rememberDevice, logEvent } = to
    const row = await prisma.customer.findUnique({ where: { id: customerId } })
    if (!row) throw unauthenticated()
    // A caller with a session is not a stranger; wrong guesses are counted anyway.
    const caller = knownDeviceOf(row.emailKey)
    const guesser = guesserOf({ account: row.emailKey, address, device: 'session' })
    logEvent('password_refused')
    const isTheirs = await inTurn(caller, ({ isRight }) =>
      countGuess(limits, guesser, async () =>
        (await isRight(input.current, row.passwordHash)) ? true : null,
      ),
    )
    if (!isTheirs) throw invalid('current', 'The current password is not right')
    await refuseCommon('new', input.new)
    const hash = await hashPassword(input.new, caller)
    if (!(await changePassword(prisma, row, hash))) {
      throw invalid('current', 'The current password is not right')
    }
    await logIn(customerId)
    rememberDevice({ ...row, passwordHash: hash })
    logEvent('password_changed')
  })

  open(calls.logout)(async ({ logOut, logEvent }) => {
    await logOut()
    logEvent('logout')
  })
}

const emailTaken = () => invalid('email', 'This email already has an account')
