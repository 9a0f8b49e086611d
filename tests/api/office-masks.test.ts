import { expect, test } from 'vitest'
import { sendMessage } from '#contract/messages'
import { getMessage, getMessages } from '#contract/office/inbox'
import { getOrders } from '#contract/office/orders'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const { signedIn } = openStaff(shop)
const agent = await signedIn('agent')
const manager = await signedIn('manager')

async function write(number: string, email = 'writer@example.com') {
  const sent = { name: 'Rahima', number, email, subject: 'Torn', message: 'It is torn.' }
  expect((await shop.visitor().ask(sendMessage, sent)).status).toBe(200)
  return (await shop.prisma.message.findFirstOrThrow({ orderBy: { id: 'desc' } })).id
}

test('beside closed orders that an agent did not handle, the number of a message is masked', async () => {
  const customer = await shop.make.customer()
  await shop.make.order({ addressNumber: '01711111111', status: 4 })
  await shop.make.order({ customerId: customer.id, addressNumber: '01722222222', status: 5 })
  await shop.make.order({ addressNumber: '01733333333', status: 4 })
  await shop.make.order({ addressNumber: '01733333333', status: 1 })
  const handled = await shop.make.order({ addressNumber: '01744444444', status: 4 })
  await shop.prisma.orderEvent.create({
    data: { orderId: handled.id, kind: 2, staffId: agent.id, data: {} },
  })
  const closed = await write('+880 1711-111111')
  const ofCustomer = await write('01755555555', customer.email)
  const open = await write('01733333333')
  const own = await write('01744444444')
  const stranger = await write('01766666666')
  const numberOf = async (id: number, by = agent) =>
    (await by.ask(getMessage, { id })).body.entry.number

  expect(await numberOf(closed)).toBe('017****111')
  expect(await numberOf(ofCustomer)).toBe('017****555')
  expect(await numberOf(open)).toBe('01733333333')
  expect(await numberOf(own)).toBe('01744444444')
  expect(await numberOf(stranger)).toBe('01766666666')
  expect(await numberOf(closed, manager)).toBe('01711111111')
  const { text } = await agent.ask(getMessages)
  expect(text).not.toContain('1711111111')
})

test('an agent seeks thirty whole numbers an hour, each as often as its list is read', async () => {
  await shop.make.order({ addressNumber: '01788888830', status: 4 })
  const seek = (nr: number, by = agent) =>
    by.ask(getOrders, { q: `017888888${String(nr).padStart(2, '0')}` })
  for (let nr = 1; nr <= 30; nr++) expect((await seek(nr)).status).toBe(200)

  for (const again of [30, 30, 1]) expect((await seek(again)).status).toBe(200)
  expect((await seek(30)).body.orders).toHaveLength(1)
  for (let nr = 0; nr < 2; nr++) expect(await seek(31)).toBeRefused(429)
  expect((await agent.ask(getOrders, { q: '8830' })).status).toBe(200)
  expect((await seek(31, manager)).status).toBe(200)
})
