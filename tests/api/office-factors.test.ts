import * as OTPAuth from 'otpauth'
import { expect, test } from 'vitest'
import { openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/staff'

const shop = await openShop({ RATE_LIMIT: 'on' })
const { signedIn } = openStaff(shop)
const codeOf = (secret: string, at = Date.now()) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp: at })

test('a second factor: set up by a code, asked for at the door, each code once', async () => {
  const manager = await signedIn('manager')
  const { body: started } = await manager.ask(calls.startTotp)
  expect(started.uri).toMatch(/^otpauth:\/\/totp\//)
  const row = await shop.prisma.staff.findUniqueOrThrow({ where: { id: manager.id } })
  expect(row.totpSecret).not.toContain(started.secret)
  expect(await manager.ask(calls.confirmTotp, { code: '000000' })).toBeRefused(422)
  const code = codeOf(started.secret)
  const confirmed = await manager.ask(calls.confirmTotp, { code })
  expect(confirmed.body.recovery).toHaveLength(10)

  const door = (more: object) =>
    shop.visitor().ask(calls.signIn, { login: manager.login, password: staffPassword, ...more })
  expect((await door({})).body).toEqual({ message: 'code needed' })
  expect(await door({ code })).toBeRefused(401)
  const next = codeOf(started.secret, Date.now() + 30_000)
  expect((await door({ code: next })).body.message).toBe('success')
  expect(await door({ code: next })).toBeRefused(401)
  const [recovery] = confirmed.body.recovery
  expect((await door({ code: recovery })).body.message).toBe('success')
  expect(await door({ code: recovery })).toBeRefused(401)
})

test('five wrong codes are the last, even a right one then', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })
  const door = (code: string) =>
    shop.visitor().ask(calls.signIn, { login: manager.login, password: staffPassword, code })
  for (let nr = 0; nr < 5; nr++) expect(await door('111111')).toBeRefused(401)

  expect(await door(codeOf(body.secret, Date.now() + 30_000))).toBeRefused(429)
})

test('what matters wants a proof of the last 15 minutes', async () => {
  const owner = await signedIn('owner')
  await shop.prisma.$executeRaw`update staff_session
    set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb((sess ->> 'provedAt')::bigint - 16 * 60000))::json
    where staff_id = ${owner.id}`
  const invite = () =>
    owner.ask(calls.inviteStaff, { name: 'Agent 5', login: 'agent-five', role: 'agent' })

  const refused = await invite()
  expect(refused).toBeRefused(403)
  expect(refused.body.prove).toBe(true)
  expect(await owner.ask(calls.prove, { password: 'not this one' })).toBeRefused(422)
  expect((await owner.ask(calls.prove, { password: staffPassword })).status).toBe(200)
  expect((await invite()).status).toBe(200)
})

test('a new password ends all other sessions, and the own one goes on', async () => {
  const agent = await signedIn('agent')
  const elsewhere = shop.visitor()
  await elsewhere.ask(calls.signIn, { login: agent.login, password: staffPassword })

  expect((await agent.ask(calls.changeMyPassword, { password: 'a quite new loom' })).status).toBe(
    200,
  )

  expect((await agent.ask(calls.getMe)).status).toBe(200)
  expect(await elsewhere.ask(calls.getMe)).toBeRefused(401)
})

test('sessions are listed and ended one by one, or all others', async () => {
  const agent = await signedIn('agent')
  const others = [shop.visitor(), shop.visitor()]
  for (const other of others) {
    await other.ask(calls.signIn, { login: agent.login, password: staffPassword })
  }

  const { sessions } = (await agent.ask(calls.getSessions)).body
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  const [gone] = sessions.filter(({ current }: { current: boolean }) => !current)
  expect((await agent.ask(calls.endSessions, { id: gone.id })).body.ended).toBe(1)
  expect((await agent.ask(calls.endSessions, { id: 'all' })).body.ended).toBe(1)
  for (const other of others) expect(await other.ask(calls.getMe)).toBeRefused(401)
  expect((await agent.ask(calls.getMe)).status).toBe(200)
})
