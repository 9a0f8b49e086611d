import type { Response } from 'supertest'
import { expect, test, vi } from 'vitest'
import * as calls from '#contract/office/staff'
import { codeOf, openStaff, staffPassword } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { account, signedIn } = openStaff(shop)

/** Holds a lock until the call waits for it, and commits the change before the call continues. */
async function beforeIt(
  lock: string,
  change: string,
  staffId: number,
  ask: () => Promise<Response>,
): Promise<Response> {
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    await client.query(lock.replace('$1', String(staffId)))
    const answer = ask()
    await vi.waitFor(async () => {
      const { rows } = await shop.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }, patience)
    await client.query(change, [staffId])
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}
const itsRow = 'select from staff where id = $1 for update'
const reset = `update staff set password_hash = null, totp_secret = null, totp_since = null
  where id = $1`

test.each([
  ['before the session', 'lock table staff_session in share mode', reset],
  ['behind it', reset, 'select $1::int'],
])('a sign-in while the password is removed, %s, is refused', async (_when, lock, change) => {
  const { id, login } = await account('manager')
  const visitor = shop.visitor()

  const answer = await beforeIt(lock, change, id, () =>
    visitor.ask(calls.signIn, { login, password: staffPassword }),
  )

  expect(answer).toBeRefused(401, 'Wrong login or password')
  expect(await visitor.ask(calls.getMe)).toBeRefused(401)
  expect(await shop.prisma.staffSession.count({ where: { staffId: id } })).toBe(0)
})

test('removed password is not changed', async () => {
  const manager = await signedIn('manager')

  const answer = await beforeIt(itsRow, reset, manager.id, () =>
    manager.ask(calls.changeMyPassword, {
      current: staffPassword,
      password: 'seven looms of jute',
    }),
  )

  expect(answer).toBeRefused(401)
  expect(await manager.ask(calls.getMe)).toBeRefused(401)
  const { passwordHash } = await shop.prisma.staff.findUniqueOrThrow({ where: { id: manager.id } })
  expect(passwordHash).toBeNull()
})

test('removed second factor is not set up by its code', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  const code = codeOf(body.secret)

  const answer = await beforeIt(
    itsRow,
    'update staff set totp_secret = null where id = $1',
    manager.id,
    () => manager.ask(calls.confirmTotp, { code }),
  )

  expect(answer).toBeRefused(409, 'Somebody changed this account meanwhile')
  expect((await manager.ask(calls.getMe)).body.staff.totp).toBe(false)
})

test.each([
  ['resets', calls.resetStaff, {}],
  ['demotes', calls.saveStaff, { role: 'agent', active: true }],
])(
  'two owners at once: one %s the other, who resets the first, and one stays signed in',
  async (_how, call, change) => {
    await signedIn('owner')
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await signedIn('owner'), await signedIn('owner')]

      const answers = await Promise.all([
        one.ask(call, { id: other.id, v: 0, name: `Former owner ${other.id}`, ...change }),
        other.ask(calls.resetStaff, { id: one.id, v: 0 }),
      ])

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      const still = await Promise.all([one.ask(calls.getMe), other.ask(calls.getMe)])
      expect(still.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
    }
  },
)

test('name taken by two at once goes to one', async () => {
  const both = [await signedIn('agent'), await signedIn('agent')]

  const answers = await Promise.all(
    both.map((each) => each.ask(calls.saveMe, { name: 'The same name', lang: 'bn' })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})
