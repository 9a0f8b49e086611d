import { expect, test } from 'vitest'
import { codeOf, openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/staff'

const shop = await openShop()
const { signedIn } = openStaff(shop)
const underKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const random = () => crypto.randomUUID().replaceAll('-', '')

test('recovery codes come again under the same key, and the database tells nobody what they are', async () => {
  const agent = await signedIn('agent')
  const { body: started } = await agent.ask(calls.startTotp, {}, underKey(random()))
  const key = random()
  const code = codeOf(started.secret)
  const confirm = (key: string, typed = code) =>
    agent.ask(calls.confirmTotp, { code: typed }, underKey(key))

  const first = await confirm(key)
  expect(first.body.recovery).toHaveLength(10)
  expect((await confirm(key)).body).toEqual(first.body)

  expect(await confirm(random())).toBeRefused(409)
  expect(await confirm(key, '123456')).toBeRefused(409)
  const kept = JSON.stringify(
    await shop.prisma.officeReply.findMany({ where: { staffId: agent.id } }),
  )
  for (const secret of [key, started.secret, ...first.body.recovery]) {
    expect(kept).not.toContain(secret)
  }
})

test('an invitation that is sent again under its key is the same link; a short key keeps nothing', async () => {
  const owner = await signedIn('owner')
  const invite = (login: string, key: string) =>
    owner.ask(calls.inviteStaff, { name: `The ${login}`, login, role: 'agent' }, underKey(key))
  const key = random()

  const { body } = await invite('weaver-one', key)
  expect((await invite('weaver-one', key)).body).toEqual(body)
  expect(await invite('weaver-two', key)).toBeRefused(422)

  expect((await invite('weaver-three', 'a tap of mine')).status).toBe(200)
  expect(await invite('weaver-three', 'a tap of mine')).toBeRefused(422)
})

test('a person and a factor that are reset again under a key are reset once', async () => {
  const owner = await signedIn('owner')
  const agent = await signedIn('agent')
  const row = await shop.prisma.staff.findUniqueOrThrow({ where: { id: agent.id } })
  const key = random()
  const reset = () => owner.ask(calls.resetStaff, { id: agent.id, v: row.version }, underKey(key))

  const { body } = await reset()

  expect(body.link).toMatch(/\/office\/invite#/)
  expect((await reset()).body).toEqual(body)
})
