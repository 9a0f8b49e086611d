import { expect, test, vi } from 'vitest'
import { getMessages, setMessageState } from '#contract/office/inbox'
import { getCounts, getOrder, getOrders } from '#contract/office/orders'
import * as calls from '#contract/office/staff'
import { getStaff } from '#contract/office/staff'
import { getToday } from '#contract/office/today'
import { codeOf, openOffice } from '../support/office.ts'

const { shop, signedIn, agent } = await openOffice('agent')
const knowing = (etag: unknown) => ({ headers: { 'If-None-Match': String(etag) } })

test.each([
  ['orders', getOrders, () => ({ queue: 'call' })],
  ['an order', getOrder, ({ transId }: { transId: string }) => ({ trans_id: transId })],
  ['counts', getCounts, () => ({})],
])('a client with %s gets a 304 until something changes', async (_name, call, inputOf) => {
  const order = await shop.make.order()
  const first = await agent.ask(call, inputOf(order))

  const again = await agent.ask(call, inputOf(order), knowing(first.headers.etag))
  await shop.prisma.order.update({ where: { id: order.id }, data: { status: 5 } })
  const changed = await agent.ask(call, inputOf(order), knowing(first.headers.etag))

  expect(first.headers.etag).toMatch(/^".+"$/)
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag])
  expect(changed.status).toBe(200)
  expect(changed.headers.etag).not.toBe(first.headers.etag)
  expect(changed.body).not.toEqual(first.body)
  for (const { headers } of [first, again, changed]) {
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('figures of today that are counted anew have changed only where something happened', async () => {
  const { now } = Date
  const first = await agent.ask(getToday)

  vi.spyOn(Date, 'now').mockImplementation(() => now() + 11_000)
  const again = await agent.ask(getToday, {}, knowing(first.headers.etag))
  await shop.make.order()
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 22_000)
  const changed = await agent.ask(getToday, {}, knowing(first.headers.etag))

  expect(again.status).toBe(304)
  expect([changed.status, changed.body.tasks.call.n]).toEqual([200, first.body.tasks.call.n + 1])
})

test('an ETag of one person is valid for another only with the same answer', async () => {
  const order = await shop.make.order({ status: 4, addressNumber: '01712345678' })
  const input = { trans_id: order.transId }
  const manager = await signedIn('manager')
  const seenByManager = await manager.ask(getOrder, input)

  const seenByAgent = await agent.ask(getOrder, input, knowing(seenByManager.headers.etag))

  expect(seenByAgent.status).toBe(200)
  expect(seenByAgent.body.order.number).toBe('017****678')
})

test('refusal and answer to a change have no ETag', async () => {
  const { headers } = await agent.ask(getMessages)
  const known = knowing(`${headers.etag}, *`)
  const refused = [
    await shop.visitor().ask(getMessages, {}, known),
    await agent.ask(getStaff, {}, known),
    await agent.ask(getOrder, { trans_id: 'NH-0000-0000-00' }, known),
    await agent.ask(getMessages, { after: 'a b' }, known),
  ]

  const written = await agent.ask(setMessageState, { id: 1, v: 0, state: 'odd' }, known)

  expect(refused.map(({ status }) => status)).toEqual([401, 403, 404, 422])
  for (const answer of [...refused, written]) {
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.message).toEqual(expect.any(String))
  }
})

const underKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const random = () => crypto.randomUUID().replaceAll('-', '')

test('recovery codes are answered again under the same key, and are unreadable in the database', async () => {
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
