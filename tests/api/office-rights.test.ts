import { expect, test } from 'vitest'
import { signup } from '#contract/customers'
import type { StaffCall } from '#contract/endpoint'
import { officeCalls } from '#contract/office/all'
import { hasRight, type Role, roles } from '#contract/office/rights'
import { getApi, getMe, signOut } from '#contract/office/staff'
import type { Fields } from '../support/ask.ts'
import { openStaff } from '../support/office.ts'
import { openShop, type Visitor } from '../support/shop.ts'

const shop = await openShop()
const { signedIn } = openStaff(shop)
const staffCalls = Object.entries(officeCalls).flatMap(([name, { call }]) =>
  call.access === 'staff' ? [[name, call as StaffCall] as const] : [],
)
const changing = Object.entries(officeCalls).filter(([, { call }]) => call.changes)

const byRole: Record<Role, Visitor> = {
  owner: await signedIn('owner'),
  manager: await signedIn('manager'),
  agent: await signedIn('agent'),
}
const customer = await shop.customer()
const closed = await signedIn('owner')
// Without the trigger: the session outlives the change.
await shop.prisma.$transaction([
  shop.prisma.$executeRaw`set local session_replication_role = replica`,
  shop.prisma.staff.update({ where: { id: closed.id }, data: { active: false } }),
])

/** Names no row: a permitted caller gets the error of the input. */
const nothing: Fields = { id: 2_000_000_000, order_id: 2_000_000_000, trans_id: '0000-0000-0000' }

test('office has calls, each with a right', () => {
  expect(staffCalls.length).toBeGreaterThan(30)
  expect(new Set(staffCalls.map(([, { right }]) => right)).size).toBeGreaterThan(5)
})

test.each(staffCalls)('%s is answered as the table of rights says', async (_name, call) => {
  expect(await shop.visitor().ask(call, nothing)).toBeRefused(401)
  expect(await customer.ask(call, nothing)).toBeRefused(401)
  expect(await closed.ask(call, nothing)).toBeRefused(401)
  for (const role of roles) {
    const answer = await byRole[role].ask(call, nothing)
    expect([role, answer.status === 403]).toEqual([role, !hasRight(role, call.right)])
    expect([role, answer.status === 401]).toEqual([role, false])
    expect(answer.status).toBeLessThan(500)
  }
})

test.each(changing)('%s from another site is forbidden', async (_name, { call }) => {
  const elsewhere: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ]
  for (const headers of elsewhere) {
    const answer = await byRole.owner.ask(call, nothing, { headers })
    expect(answer).toBeRefused(403, 'This request came from another site')
  }
})

test('every call of the office that is no GET stands behind the guard against other sites', () => {
  const bare = Object.entries(officeCalls).filter(
    ([name, { call }]) => call.method === 'POST' && !call.changes && name !== 'getSlips',
  )
  expect(bare.map(([name]) => name)).toEqual([])
})

test('an owner on the internet sets up a second factor before anything else', async () => {
  const { databaseName, databaseUrl } = shop
  const there = await openShop({
    on: { databaseName, databaseUrl },
    PUBLIC_URL: 'http://127.0.0.1:1',
  })
  const owner = await openStaff(there).signedIn('owner')
  const agent = await openStaff(there).signedIn('agent')
  for (const [name, call] of staffCalls) {
    const answer = await owner.ask(call, nothing)
    const isOwn = call.right === 'ownAccount'
    expect([name, answer.body.totp_required === true && answer.status === 403]).toEqual([
      name,
      !isOwn && call.right !== undefined,
    ])
  }
  expect((await owner.ask(getMe)).body.totp_required).toBe(true)
  expect((await agent.ask(getMe)).body.totp_required).toBe(false)
})

test('office calls are documented for staff only', async () => {
  const { body } = await byRole.agent.ask(getApi)

  expect(Object.keys(body.paths)).toHaveLength(Object.keys(officeCalls).length)
  expect(body).not.toHaveProperty('message')
  const { text } = await shop.visitor().agent.get('/api/openapi.json')
  expect(text).not.toContain('/api/office')
  expect(text).toContain(signup.path)
})

test('call in other letters is not found', async () => {
  for (const { call } of [officeCalls.getMe, officeCalls.signIn].flatMap((each) => each ?? [])) {
    const answer = await byRole.owner.agent[call.method === 'GET' ? 'get' : 'post'](
      call.path.replace('/api/office', '/API/Office'),
    )
    expect(answer).toBeRefused(404)
  }
})

test('dead cookie before a living one is ignored', async () => {
  const [dead, living] = [await signedIn('agent'), await signedIn('agent')]
  await dead.ask(signOut)
  const forged = dead.cookie.replace(/=.*/, '=s%3Aforged.signature')
  const ask = (...cookies: string[]) =>
    shop.visitor().ask(getMe, {}, { headers: { Cookie: cookies.join('; ') } })

  for (const all of [
    [dead.cookie, living.cookie],
    [forged, dead.cookie, 'lang=bn', living.cookie],
    [living.cookie, dead.cookie],
  ]) {
    expect((await ask(...all)).body.staff.id).toBe(living.id)
  }
  expect(await ask(dead.cookie, forged)).toBeRefused(401)
})
