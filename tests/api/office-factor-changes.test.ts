import { expect, test } from 'vitest'
import { linkForOwner } from '../../server/office/staff/first-owner.ts'
import { codeOf, openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/staff'

const shop = await openShop({ RATE_LIMIT: 'on' })
const { signedIn } = openStaff(shop)

test('the password alone takes no second factor off', async () => {
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

test('sessions that the password alone began end when the second factor is set up', async () => {
  const manager = await signedIn('manager')
  const elsewhere = shop.visitor()
  await elsewhere.ask(calls.signIn, { login: manager.login, password: staffPassword })
  const { body } = await manager.ask(calls.startTotp)
  expect((await elsewhere.ask(calls.getMe)).status).toBe(200)

  expect((await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })).status).toBe(200)

  expect(await elsewhere.ask(calls.getMe)).toBeRefused(401)
  expect((await manager.ask(calls.getMe)).status).toBe(200)
})

test('a new password wants the present one, however young the proof is', async () => {
  const agent = await signedIn('agent')
  const change = (current?: string) =>
    agent.ask(calls.changeMyPassword, { current, password: 'a quite new loom' })

  expect(await change()).toBeRefused(422)
  const refused = await change('not this one')
  expect(refused).toBeRefused(422)
  expect(Object.keys(refused.body.errors)).toEqual(['current'])
  expect((await change(staffPassword)).status).toBe(200)
})

test('a link is no way around the second factor', async () => {
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
