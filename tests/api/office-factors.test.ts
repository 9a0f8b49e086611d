// Over 200 lines: a second factor from its set-up to its end

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as calls from '#contract/office/staff'
import { linkForOwner } from '../../server/office/staff/first-owner.ts'
import { codeOf, openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const lines: string[] = []
const shop = await openShop({ RATE_LIMIT: 'on', hears: (line) => void lines.push(line) })
const { signedIn } = openStaff(shop)

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
  const [recovery, second] = confirmed.body.recovery
  expect((await door({ code: recovery })).body.message).toBe('success')
  expect(await door({ code: recovery })).toBeRefused(401)
  const retyped = second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
  expect((await door({ code: retyped })).body.message).toBe('success')
})

test('recovery codes are sixteen letters in fours; the 35 digits of a former version still count', async () => {
  const owner = await signedIn('owner')
  const { body } = await owner.ask(calls.startTotp)
  const { recovery } = (await owner.ask(calls.confirmTotp, { code: codeOf(body.secret) })).body
  expect(new Set(recovery).size).toBe(10)
  for (const code of recovery) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
  const { recovery: stored } = await shop.prisma.staff.findUniqueOrThrow({
    where: { id: owner.id },
  })
  for (const hash of stored) expect(hash).toMatch(/^\$2b\$1\d\$/)

  const former = '12345678901234567890123456789012345'
  const hash = createHash('sha256').update(`recovery ${former}`).digest('base64url')
  await shop.prisma.staff.update({ where: { id: owner.id }, data: { recovery: [hash] } })
  const door = () =>
    shop.visitor().ask(calls.signIn, {
      login: owner.login,
      password: staffPassword,
      code: former.replace(/(.{5})(?=.)/g, '$1-'),
    })
  expect((await door()).body.message).toBe('success')
  expect(await door()).toBeRefused(401)
})

test('the app on a phone names the shop as its owner does', async () => {
  const manager = await signedIn('manager')
  const issuerOf = async () => {
    const { body } = await manager.ask(calls.startTotp)
    return new URL(body.uri).searchParams.get('issuer')
  }
  expect(await issuerOf()).toBe('Our shop')

  const value = { name: 'মেঘনা বুটিক' }
  const where = { part: 'shop' }
  await shop.prisma.setting.create({ data: { ...where, value } })
  expect(await issuerOf()).toBe('মেঘনা বুটিক')
  const renamed = { ...value, latin_name: 'Meghna: Boutique' }
  await shop.prisma.setting.update({ where, data: { value: renamed } })
  expect(await issuerOf()).toBe('Meghna: Boutique')
  await shop.prisma.setting.delete({ where })

  const demo = await openShop({ DEMO: 'on' })
  const owner = await openStaff(demo).signedIn('manager')
  const { body } = await owner.ask(calls.startTotp)
  expect(new URL(body.uri).searchParams.get('issuer')).toBe('Nokshi Haat')
})

test('the log tells of a failed sign-in where one failed, not where the code is asked for', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })
  lines.length = 0
  const door = (password: string, code?: string) =>
    shop.visitor().ask(calls.signIn, { login: manager.login, password, code })

  await door(staffPassword)
  await door(staffPassword, codeOf(body.secret, Date.now() + 30_000))
  await door(staffPassword, '000000')
  await door('not this one')

  const events = () =>
    lines
      .map((line) => JSON.parse(line))
      .flatMap(({ path, event }) => (path === calls.signIn.path ? [event ?? 'none'] : []))
  await expect.poll(() => events().length).toBe(4)
  const failed = 'office_login_failed'
  expect(events()).toEqual(['none', 'office_login', failed, failed])
})

test('a code counts in Bengali digits too', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  const code = codeOf(body.secret).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))

  expect((await manager.ask(calls.confirmTotp, { code })).status).toBe(200)
})

test('sixth code is refused, even a right one', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })
  const door = (code: string) =>
    shop.visitor().ask(calls.signIn, { login: manager.login, password: staffPassword, code })
  for (let nr = 0; nr < 5; nr++) expect(await door('111111')).toBeRefused(401)

  expect(await door(codeOf(body.secret, Date.now() + 30_000))).toBeRefused(429)
})

test('sensitive calls require a proof of the last 15 minutes', async () => {
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

test('guesses at the sign-in do not block a proof of signed-in staff', async () => {
  const owner = await signedIn('owner')
  const stranger = shop.visitor()
  const guess = () => stranger.ask(calls.signIn, { login: owner.login, password: 'not this one' })
  for (let nr = 0; nr < 5; nr++) expect(await guess()).toBeRefused(401)
  expect(await guess()).toBeRefused(429)

  expect((await owner.ask(calls.prove, { password: staffPassword })).status).toBe(200)
  const wrong = () => owner.ask(calls.prove, { password: 'not this one' })
  for (let nr = 0; nr < 5; nr++) expect(await wrong()).toBeRefused(422)
  expect(await wrong()).toBeRefused(429)
  expect(await owner.ask(calls.prove, { password: staffPassword })).toBeRefused(429)
})

test('a new password ends all other sessions, and the own one goes on', async () => {
  const agent = await signedIn('agent')
  const elsewhere = shop.visitor()
  await elsewhere.ask(calls.signIn, { login: agent.login, password: staffPassword })

  expect(
    (
      await agent.ask(calls.changeMyPassword, {
        current: staffPassword,
        password: 'a quite new loom',
      })
    ).status,
  ).toBe(200)

  expect((await agent.ask(calls.getMe)).status).toBe(200)
  expect(await elsewhere.ask(calls.getMe)).toBeRefused(401)
})

test('nothing of a new password is stored under its key', async () => {
  const agent = await signedIn('agent')
  const how = { headers: { 'Idempotency-Key': 'a new password' } }

  const answer = await agent.ask(
    calls.changeMyPassword,
    { current: staffPassword, password: 'a quite new loom' },
    how,
  )

  expect(answer.status).toBe(200)
  expect(await shop.prisma.officeReply.count({ where: { staffId: agent.id } })).toBe(0)
})

test('sessions are listed and ended one by one, or all others', async () => {
  const agent = await signedIn('agent')
  const others = [shop.visitor(), shop.visitor()]
  for (const other of others) {
    await other.ask(calls.signIn, { login: agent.login, password: staffPassword })
  }

  const { sessions } = (await agent.ask(calls.getSessions)).body
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  const [gone] = sessions.filter(({ current }) => !current)
  expect((await agent.ask(calls.endSessions, { id: gone.id })).body.ended).toBe(1)
  expect((await agent.ask(calls.endSessions, { id: 'all' })).body.ended).toBe(1)
  for (const other of others) expect(await other.ask(calls.getMe)).toBeRefused(401)
  expect((await agent.ask(calls.getMe)).status).toBe(200)
})

test('password alone does not remove a second factor', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })
  expect((await manager.ask(calls.prove, { password: staffPassword })).status).toBe(200)

  expect(await manager.ask(calls.stopTotp)).toBeRefused(422)
  expect(await manager.ask(calls.stopTotp, { code: '000000' })).toBeRefused(422)
  expect((await manager.ask(calls.getMe)).body.staff.totp).toBe(true)
  const code = codeOf(body.secret, Date.now() + 30_000)
  expect((await manager.ask(calls.stopTotp, { code })).status).toBe(200)
  expect((await manager.ask(calls.getMe)).body.staff.totp).toBe(false)
})

test('sessions started with the password alone end when the second factor is set up', async () => {
  const manager = await signedIn('manager')
  const elsewhere = shop.visitor()
  await elsewhere.ask(calls.signIn, { login: manager.login, password: staffPassword })
  const { body } = await manager.ask(calls.startTotp)
  expect((await elsewhere.ask(calls.getMe)).status).toBe(200)

  expect((await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })).status).toBe(200)

  expect(await elsewhere.ask(calls.getMe)).toBeRefused(401)
  expect((await manager.ask(calls.getMe)).status).toBe(200)
})

test('new password requires the present one, also after a proof', async () => {
  const agent = await signedIn('agent')
  const change = (current?: string) =>
    agent.ask(calls.changeMyPassword, { current, password: 'a quite new loom' })

  expect(await change()).toBeRefused(422)
  const refused = await change('not this one')
  expect(refused).toBeRefused(422)
  expect(Object.keys(refused.body.errors)).toEqual(['current'])
  expect((await change(staffPassword)).status).toBe(200)
})

test('link for a password ends when the person changes it', async () => {
  const owner = await signedIn('owner')
  const link = await linkForOwner(shop.prisma, { name: '', login: owner.login, origin: '' })
  const token = link?.split('#')[1]
  expect((await shop.visitor().ask(calls.readInvite, { token })).status).toBe(200)

  const changed = { current: staffPassword, password: 'a quite new loom' }
  expect((await owner.ask(calls.changeMyPassword, changed)).status).toBe(200)

  expect(await shop.visitor().ask(calls.readInvite, { token })).toBeRefused(410)
})

test('link for a password asks for the second factor too', async () => {
  const owner = await signedIn('owner')
  const { body } = await owner.ask(calls.startTotp)
  const { recovery } = (await owner.ask(calls.confirmTotp, { code: codeOf(body.secret) })).body
  const link = await linkForOwner(shop.prisma, { name: '', login: owner.login, origin: '' })
  const token = link?.split('#')[1]
  const visitor = shop.visitor()
  const accept = (code?: string) =>
    visitor.ask(calls.acceptInvite, { token, password: 'a quite new loom', code })

  expect((await visitor.ask(calls.readInvite, { token })).body.totp).toBe(true)
  expect(await accept()).toBeRefused(422)
  expect(await accept('000000')).toBeRefused(422)
  expect(await visitor.ask(calls.getMe)).toBeRefused(401)
  expect((await accept(recovery[0])).body.message).toBe('success')
  expect((await visitor.ask(calls.getMe)).body.staff.id).toBe(owner.id)
})
