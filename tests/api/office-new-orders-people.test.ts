import { expect, test } from 'vitest'
import { lookUpNumber, payAdvance, saveNewOrder } from '#contract/office/new-orders'
import { getOrder, stepOrder } from '#contract/office/orders'
import { sendSentence } from '#contract/office/outbox'
import { getLinkedOrder } from '#contract/orders'
import { orderPath } from '../../server/orders/order-link.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop } from '../support/shop.ts'

const secret = 'a secret of the links'
const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SESSION_SECRET: secret,
  RATE_LIMIT: 'on',
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: '{"number":"{to}","message":"{text}","id":"{id}"}',
  SMS_OK: '"?SENT',
})
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager')
const agent = await signedIn('agent')
const { work, ageLast } = await openMessages(shop)
const settings = { DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }

/** An order by phone of one product at 500 taka, confirmed, of which 200 are paid. */
async function taken(number: string, name = 'রহিমা খাতুন') {
  const answer = await agent.ask(saveNewOrder, {
    number,
    name,
    address: 'House 7, Road 4, Dhanmondi, Dhaka',
    source: 'whatsapp',
    lines: [{ product_id: (await shop.make.product({ priceTaka: 500 })).id, quantity: 1 }],
    fee: 60,
    advance: { taka: 200, way: 'bkash', reference: `TRX${number}` },
    note: `${name} wants it soon`,
    confirm: true,
  })
  expect(answer.status).toBe(200)
  return answer.body.order
}

test('without an account it has SMS alone, which say what is still due', async () => {
  const order = await taken('01711111111')
  for (const to of [2, 3]) {
    await ageLast(order.id, 61)
    await work()
    const { order: now } = (await manager.ask(getOrder, { trans_id: order.trans_id })).body
    await manager.ask(stepOrder, { order_id: order.id, v: now.v, to })
  }
  await ageLast(order.id, 61)
  await work()

  expect(server.mails).toEqual([])
  const said = gateway.requests.map(({ body }) => JSON.parse(body).message)
  expect(said).toHaveLength(2)
  for (const words of said) expect(words).toContain('360 টাকা')
  const sentence = { order_id: order.id, words: 'Your parcel is near' }
  expect(await manager.ask(sendSentence, { ...sentence, by: 'mail' })).toBeRefused(409)
  expect((await manager.ask(sendSentence, { ...sentence, by: 'sms' })).status).toBe(200)
})

test('its link shows what was paid and what is due, and nothing personal', async () => {
  const order = await taken('01711111112')
  const link = orderPath(order.trans_id, [secret]).slice('/o/'.length)
  const { body } = await shop.visitor().ask(getLinkedOrder, { link })

  expect(body.order).toMatchObject({ total: 560, paid: 200, due: 360 })
  expect(JSON.stringify(body)).not.toMatch(/খাতুন|01711|House|TRX/)
  const web = await shop.make.order()
  const plain = orderPath(web.transId, [secret]).slice('/o/'.length)
  const fields = Object.keys((await shop.visitor().ask(getLinkedOrder, { link: plain })).body.order)
  expect(fields.filter((field) => /paid|due|rebate|source/.test(field))).toEqual([])
})

test('somebody without an account is exported and erased by the number', async () => {
  const number = '01711111113'
  const order = await taken(number, 'Shahida Begum')
  const other = await taken('01711111114', 'Another')
  await manager.ask(payAdvance, { order_id: order.id, v: order.v, taka: 10, way: 'bank' })
  const run = (...given: string[]) => runTool('customer', given, settings)

  const held = JSON.parse((await run('export', number)).stdout)
  expect(held.orders).toMatchObject([
    { trans_id: order.trans_id, payments: [{ reference: `TRX${number}` }, { taka: 10 }] },
  ])
  expect(await run('erase', number)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 orders stay'),
  })
  const erased = await run('erase', `+88${number}`, '--yes')
  expect(erased.stdout).toContain('1 of them were not delivered yet')

  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rows } = await shop.pool.query(
      `select 1 from ${name} x where x::text ilike any(array['%shahida%', '%${number}%'])`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
  const left = await shop.prisma.order.findUniqueOrThrow({
    where: { id: order.id },
    include: { payments: { orderBy: { id: 'asc' } } },
  })
  expect(left).toMatchObject({ totalTaka: 560, payments: [{ taka: 200 }, { taka: 10 }] })
  const { order: now } = (await manager.ask(getOrder, { trans_id: other.trans_id })).body
  expect(now).toMatchObject({ name: 'Another', payments: [{ reference: 'TRX01711111114' }] })
})

test('an account takes its orders by phone with it when it is erased', async () => {
  const number = '01711111115'
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id, number })
  const order = await taken(number)

  const erased = await runTool('customer', ['erase', customer.email, '--yes'], settings)
  expect(erased.stdout).toContain('1 orders stay')
  const left = await shop.prisma.order.findUniqueOrThrow({ where: { id: order.id } })
  expect(left.addressName).toBe('Erased customer')
})

test('an agent who tries number after number is stopped, one who takes orders is not', async () => {
  await shop.prisma.rateLimit.deleteMany()
  const look = (nr: number) => agent.ask(lookUpNumber, { number: `019${10_000_000 + nr}` })
  for (let nr = 0; nr < 30; nr++) expect((await look(nr)).status).toBe(200)
  await taken('01910000007')
  expect((await look(31)).status).toBe(200)
  expect(await look(32)).toBeRefused(429)
  expect((await manager.ask(lookUpNumber, { number: '01910000050' })).status).toBe(200)
})
