import { expect, test } from 'vitest'
import * as calls from '#contract/office/staff'
import { codeOf, openStaff, staffPassword } from '../support/office.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop, type Visitor } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
const { account, signedIn } = openStaff(shop)
let network = 0
/** Each time from another address. */
const elsewhere = () => ({ headers: { 'X-Forwarded-For': `203.0.113.${++network}` } })
const tryAs = (login: string, password: string, visitor: Visitor = shop.visitor(), code?: string) =>
  visitor.ask(calls.signIn, { login, password, code }, elsewhere())
const wrong = 'not the password'
/** Earlier tries of strangers. */
const have = (counter: string, points: number, seconds = 3600) =>
  shop.pool.query(
    `insert into rate_limit (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = $2, expire = $3`,
    [counter, points, Date.now() + seconds * 1000],
  )
/** A person with a second factor, and a code that is still valid at the sign-in. */
async function withFactor() {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  const { secret } = body
  const { recovery } = (await manager.ask(calls.confirmTotp, { code: codeOf(secret) })).body
  return { ...manager, recovery, next: codeOf(secret, Date.now() + 30_000) }
}
const owner = await signedIn('owner')
// An owner on the internet needs a second factor, as here.
const { body: ofOwner } = await owner.ask(calls.startTotp)
await owner.ask(calls.confirmTotp, { code: codeOf(ofOwner.secret) })

/** The account after tries of many strangers, in every limit that ever existed. */
async function attack(login: string) {
  await have(`staffFailuresPerAccount:${login}`, 1000)
  await have(`staffFailuresWithoutFactor:${login}`, 1000)
  await have(`staffFailuresWithoutFactorSlow:${login}`, 1, 60)
}

test('strangers at many addresses do not lock a known device out', async () => {
  const agent = await signedIn('agent')
  await agent.ask(calls.signOut)
  for (let nr = 0; nr < 25; nr++) await tryAs(agent.login, wrong)

  const stranger = await tryAs(agent.login, staffPassword)
  const here = await tryAs(agent.login, staffPassword, agent)

  expect(stranger).toBeRefused(429)
  expect(here.body.message).toBe('success')
})

test('account with a second factor is locked by strangers nowhere', async () => {
  const { login, next } = await withFactor()
  await attack(login)

  expect((await tryAs(login, staffPassword)).body).toEqual({ message: 'code needed' })
  expect((await tryAs(login, staffPassword, undefined, next)).body.message).toBe('success')
})

test('an unknown login behaves as one with a second factor or as one without', async () => {
  const statuses = new Set<number>()
  for (const nr of Array(12).keys()) {
    await attack(`nobody-${nr}`)
    const [first, second] = [await tryAs(`nobody-${nr}`, wrong), await tryAs(`nobody-${nr}`, wrong)]
    expect(second.status).toBe(first.status)
    statuses.add(first.status)
  }

  expect([...statuses].sort()).toEqual([401, 429])
})

test('a known device uses up no other one’s tries', async () => {
  const agent = await signedIn('agent')
  const other = shop.visitor()
  expect((await tryAs(agent.login, staffPassword, other)).status).toBe(200)
  for (let nr = 0; nr < 21; nr++) await tryAs(agent.login, wrong, other)

  expect(await tryAs(agent.login, staffPassword, other)).toBeRefused(429)
  expect((await tryAs(agent.login, staffPassword, agent)).status).toBe(200)
})

test('account without a second factor allows one guess a minute', async () => {
  const { login } = await account('agent')
  await have(`staffFailuresWithoutFactor:${login}`, 8)

  expect(await tryAs(login, wrong)).toBeRefused(401)
  expect(await tryAs(login, wrong)).toBeRefused(401)
  const refused = await tryAs(login, staffPassword)

  expect(refused).toBeRefused(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  await have(`staffFailuresWithoutFactorSlow:${login}`, 1, -1)
  expect((await tryAs(login, staffPassword)).body.message).toBe('success')
})

test('wait caused by others costs no try', async () => {
  const { login } = await account('agent')
  await attack(login)
  const visitor = shop.visitor()
  const mine = { headers: { 'X-Forwarded-For': '198.51.100.1' } }
  const given = { login, password: staffPassword }
  for (let nr = 0; nr < 6; nr++)
    expect(await visitor.ask(calls.signIn, given, mine)).toBeRefused(429)
  await have(`staffFailuresWithoutFactorSlow:${login}`, 1, -1)

  expect((await visitor.ask(calls.signIn, given, mine)).body.message).toBe('success')
})

test('a known device guesses twenty times, and then has to wait', async () => {
  const agent = await signedIn('agent')
  for (let nr = 0; nr < 20; nr++) {
    expect(await tryAs(agent.login, wrong, agent)).toBeRefused(401)
  }

  expect(await tryAs(agent.login, staffPassword, agent)).toBeRefused(429)
})

test('codes are counted by network, and by account where strangers have the password', async () => {
  const { login, id, next, recovery, ...manager } = await withFactor()
  const there = { headers: { 'X-Forwarded-For': '198.51.100.2' } }
  const given = { login, password: staffPassword, code: '000000' }
  for (let nr = 0; nr < 5; nr++) {
    expect(await shop.visitor().ask(calls.signIn, given, there)).toBeRefused(401)
  }
  expect(await shop.visitor().ask(calls.signIn, given, there)).toBeRefused(429)
  expect((await tryAs(login, staffPassword, undefined, next)).body.message).toBe('success')

  await have(`staffCodesPerAccount:${id}`, 50)
  expect(await tryAs(login, staffPassword, undefined, recovery[0])).toBeRefused(429)
  const here = await tryAs(login, staffPassword, manager, recovery[0])
  expect(here.body.message).toBe('success')
})

test('a device is known by password and factor: with another of either it is a stranger’s', async () => {
  const manager = await signedIn('manager')
  const known = async () => {
    await have(`staffFailuresPerAccountAndAddress:${manager.login} 198.51.100.3`, 5)
    const from = { headers: { 'X-Forwarded-For': '198.51.100.3' } }
    const given = { login: manager.login, password: wrong }
    return (await manager.ask(calls.signIn, given, from)).status === 401
  }
  const { loginKey, passwordHash } = await shop.prisma.staff.findFirstOrThrow({
    where: { id: manager.id },
  })
  expect(await known()).toBe(true)

  const own = { current: staffPassword, password: 'seven looms of jute' }
  expect((await manager.ask(calls.changeMyPassword, own)).status).toBe(200)
  expect(await known()).toBe(true)
  await shop.prisma.staff.update({ where: { loginKey }, data: { passwordHash } })
  expect(await known()).toBe(false)
})

test('the cookie of a known device is sent only to the office and grants no access', async () => {
  const { login } = await account('agent')
  const answer = await tryAs(login, staffPassword)
  const set = [answer.headers['set-cookie'] ?? []]
    .flat()
    .find((each) => /^office-known=/.test(each))

  expect(set).toMatch(/; Path=\/api\/office;/)
  expect(set).toMatch(/; HttpOnly/)
  expect(set).toMatch(/; SameSite=Strict/)
  const headers = { Cookie: set?.split(';')[0] ?? '' }
  expect(await shop.visitor().ask(calls.getMe, {}, { headers })).toBeRefused(401)
  const { login: factored } = await withFactor()
  const withoutCode = await tryAs(factored, staffPassword)
  expect(withoutCode.body).toEqual({ message: 'code needed' })
  expect(withoutCode.headers['set-cookie']).toBeUndefined()
})

test('the owner sees whose login strangers try, and the console lets the person in again', async () => {
  const agent = await account('agent', 'Tried by strangers')
  for (let nr = 0; nr < 3; nr++) await tryAs(agent.login, wrong)
  const triedOf = async () => {
    const { staff } = (await owner.ask(calls.getStaff)).body
    return staff.find(({ id }: { id: number }) => id === agent.id)?.tried
  }
  expect(await triedOf()).toBe(3)
  await attack(agent.login)
  await have(`staffFailuresPerAccountAndAddress:${agent.login} 198.51.100.4`, 5)
  expect(await tryAs(agent.login, staffPassword)).toBeRefused(429)

  const ofShop = { DATABASE_URL: shop.databaseUrl, SESSION_SECRET: 'a secret of the tests' }
  const said = await runTool('office', ['unlock', '--login', agent.login], ofShop)

  expect(said).toMatchObject({ stderr: '', stdout: expect.stringContaining('Tried by strangers') })
  expect(await triedOf()).toBe(0)
  const there = { headers: { 'X-Forwarded-For': '198.51.100.4' } }
  const given = { login: agent.login, password: staffPassword }
  expect((await shop.visitor().ask(calls.signIn, given, there)).body.message).toBe('success')
  const { entries } = (await owner.ask(calls.getAudit, { entity: 'staff' })).body
  expect(entries[0]).toMatchObject({
    act: 'console unlock',
    entity_id: String(agent.id),
    staff: '',
  })
})
