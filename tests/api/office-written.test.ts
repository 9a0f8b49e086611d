import { expect, test } from 'vitest'
import { sendMessage } from '#contract/messages'
import { answerMessage, getMessage } from '#contract/office/inbox'
import { getOutbox, sendSentence } from '#contract/office/outbox'
import { getAudit } from '#contract/office/staff'
import { readToolConfig } from '../../server/config/config.ts'
import { eraseCustomer } from '../../server/customers/erase-customer.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
})
const { prisma } = shop
const staff = openStaff(shop)
const [owner, agent] = [await staff.signedIn('owner'), await staff.signedIn('agent')]
const { work, ordered } = await openMessages(shop)
const smsTexts = () => gateway.requests.splice(0).map(({ body }) => JSON.parse(body))

async function write(number = '01712345678') {
  const sent = { name: 'Rahima', number, email: 'rahima@example.com' }
  await shop.visitor().ask(sendMessage, { ...sent, subject: 'Size\tL', message: 'Is there one?' })
  return prisma.message.findFirstOrThrow({ orderBy: { id: 'desc' } })
}
const seen = async (id: number) => (await agent.ask(getMessage, { id })).body.entry

test('an answer goes by mail or by SMS as it was written, and is seen beside its message', async () => {
  const { id } = await write()
  expect(await seen(id)).toMatchObject({ ways: ['mail', 'sms'], sent: [] })
  const words = 'হ্যাঁ, আছে {name}।\n\nদাম <b>500</b> টাকা।'
  const answered = await agent.ask(answerMessage, { id, v: 0, answer: words, by: 'mail' })
  expect(answered.body.entry).toMatchObject({
    state: 'answered',
    answer: words,
    sent: [{ kind: 'answer', channel: 'mail', state: 'waits', words }],
  })
  const { v } = answered.body.entry
  await agent.ask(answerMessage, { id, v, answer: 'Yes, in blue.', by: 'sms' })
  await work()
  const [mail] = server.mails.splice(0)
  expect(mail).toMatchObject({
    subject: 'Re: Size L',
    to: { value: [{ address: 'rahima@example.com' }] },
  })
  expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('দাম &lt;b&gt;500&lt;/b&gt; টাকা।')
  // A person wrote it.
  expect(mail?.headers.get('auto-submitted')).toBeUndefined()
  expect(smsTexts()).toEqual([{ to: '8801712345678', text: 'Our shop: Yes, in blue.' }])
  expect((await seen(id)).sent.map(({ state }) => state)).toEqual(['sent', 'sent'])
  const audit = JSON.stringify((await owner.ask(getAudit, { entity: 'outbox' })).body)
  expect(audit).not.toContain('rahima@')
  expect(audit).not.toContain('blue')
})

test('an answer that is only kept sends nothing; a way that is not there is refused', async () => {
  const { id } = await write('0255012345')
  expect((await seen(id)).ways).toEqual(['mail'])
  const kept = await agent.ask(answerMessage, { id, v: 0, answer: 'Later', sent: false })
  expect(kept.body.entry).toMatchObject({ state: 'new', sent: [] })
  const { v } = kept.body.entry
  expect(await agent.ask(answerMessage, { id, v, answer: 'Hi', by: 'sms' })).toBeRefused(
    409,
    'It cannot be sent this way',
  )
  const mobile = await write()
  const long = { id: mobile.id, v: 0, answer: 'x'.repeat(601), by: 'sms' } as const
  expect(await agent.ask(answerMessage, long)).toBeRefused(
    422,
    'The answer may have at most 600 characters',
  )
  // Refused as a whole.
  expect((await seen(mobile.id)).answer).toBeNull()
  await work()
  expect([server.mails.length, gateway.requests.length]).toEqual([0, 0])
})

test('a sentence about an order goes to its customer in any state of it, and is erased with them', async () => {
  const order = await ordered('bn')
  await prisma.outboxMessage.deleteMany({ where: { orderId: order.id } })
  const outbox = async () => (await agent.ask(getOutbox, { trans_id: order.transId })).body
  expect((await outbox()).ways).toEqual(['mail', 'sms'])
  const words = 'লাল রং শেষ, নীল দেব কি?'
  const send = (by: 'mail' | 'sms') => agent.ask(sendSentence, { order_id: order.id, by, words })
  expect((await send('sms')).status).toBe(200)
  await prisma.order.update({ where: { id: order.id }, data: { status: 4 } })
  expect((await send('mail')).status).toBe(200)
  await work()
  expect(smsTexts()).toMatchObject([
    { to: `88${order.number}`, text: expect.stringContaining(words) },
  ])
  const [mail] = server.mails.splice(0)
  expect(mail?.subject).toContain(order.transId)
  expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('টাকা')
  const shown = (await outbox()).messages.filter(({ kind }) => kind === 'sentence')
  expect(shown).toMatchObject([
    { kind: 'sentence', channel: 'sms', state: 'sent', words },
    { kind: 'sentence', channel: 'mail', state: 'sent', words },
  ])

  const storage = await openStorage(
    readToolConfig({ DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }),
  )
  await eraseCustomer(prisma, storage, order.buyer.email, false)
  const rows = await prisma.outboxMessage.findMany({
    where: { orderId: order.id, kind: 'sentence' },
  })
  expect(rows.map((row) => [row.words, row.recipient])).toEqual([
    [null, ''],
    [null, ''],
  ])
  expect((await outbox()).ways).toEqual([])
  expect(await send('mail')).toBeRefused(409, 'It cannot be sent this way')
})

test('a person of staff writes sixty messages an hour', async () => {
  const limited = await openShop({
    RATE_LIMIT: 'on',
    SMTP_URL: server.url,
    MAIL_FROM: 'a@shop.example',
  })
  const one = await openStaff(limited).signedIn('agent')
  const { id } = await limited.make.order()
  const statuses: number[] = []
  for (let nr = 0; nr < 61; nr++) {
    const answer = await one.ask(sendSentence, { order_id: id, by: 'mail', words: `No ${nr}` })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
