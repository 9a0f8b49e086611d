// Over 200 lines: each kind of message in both languages, and everything that stops one.
import { expect, test } from 'vitest'
import { countParts } from '#contract/message-text'
import { cancelOrder, stepOrder, undoAct } from '#contract/office/orders'
import { cancelOrder as cancelOwnOrder } from '#contract/orders'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { askAtAge, seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: '{"number":"{to}","message":"{text}","id":"{id}"}',
  SMS_OK: '"?SENT',
})
const { prisma } = shop
const manager = await openStaff(shop).signedIn('manager')
const { work, ageLast, ordered, messagesOf, eventsOf } = await openMessages(shop)

const smsOf = (request: { body: string }): { number: string; message: string; id: string } =>
  JSON.parse(request.body)
/** What was sent since the last look. */
function taken() {
  return { mails: server.mails.splice(0), sms: gateway.requests.splice(0).map(smsOf) }
}
async function stepTo(order: { transId: string }, to: number) {
  const seen = await seenBy(manager, order)
  const answer = await manager.ask(stepOrder, { order_id: seen.id, v: seen.v, to })
  expect(answer.status).toBe(200)
  return answer.body.order
}
/** Everything about the order so far is sent and forgotten. */
async function settle(id: number) {
  await ageLast(id, 70)
  await work()
  return taken()
}

type Notice = { lang: 'bn' | 'en' | 'none'; status: number; mail?: string[]; sms?: string[] }
test.each<Notice>([
  {
    lang: 'none',
    status: 0,
    mail: ['পেয়েছি', 'নীল (Blue)', 'কল করে নিশ্চিত', 'হাতে পেয়ে দেবেন', '2,560 টাকা'],
  },
  {
    lang: 'en',
    status: 0,
    mail: ['we have your order', 'Blue · Tk', 'To pay on delivery', 'Tk 2,560'],
  },
  { lang: 'bn', status: 1, sms: ['নিশ্চিত', '2,560 টাকা', '3-5 দিনে'] },
  { lang: 'en', status: 1, sms: ['confirmed', 'Tk 2,560', '3 to 5 days'] },
  {
    lang: 'bn',
    status: 3,
    mail: ['পথে', '2,560 টাকা', 'সম্ভাব্য পৌঁছানোর তারিখ'],
    sms: ['পথে', '2,560 টাকা'],
  },
  {
    lang: 'en',
    status: 3,
    mail: ['on its way', 'Tk 2,560', 'Expected arrival'],
    sms: ['on its way', 'Tk 2,560'],
  },
  {
    lang: 'bn',
    status: 4,
    mail: ['ধন্যবাদ', '7 দিনের মধ্যে', 'ইনভয়েসের তারিখ', 'http://localhost:0/product/'],
  },
  {
    lang: 'en',
    status: 4,
    mail: ['thank you', 'within 7 days', 'Invoice date', 'http://localhost:0/product/'],
  },
])('$lang at status $status: the mail and the SMS say what the shopper needs', async (notice) => {
  const { lang, status, mail = [], sms = [] } = notice
  const order = await ordered(lang)
  await prisma.orderLine.updateMany({ where: { orderId: order.id }, data: { color: 'Blue' } })
  for (let step = 1; step <= status; step++) {
    if (step === status) await settle(order.id)
    await stepTo(order, step)
  }
  await ageLast(order.id, 61)
  await work()

  const sent = taken()
  expect(sent.mails).toHaveLength(mail.length > 0 ? 1 : 0)
  expect(sent.sms).toHaveLength(sms.length > 0 ? 1 : 0)
  for (const letter of sent.mails) {
    expect(letter.to).toMatchObject({ value: [{ address: order.buyer.email }] })
    expect(letter.from?.value[0]).toMatchObject({ address: 'hello@shop.example' })
    expect(letter.messageId).toMatch(/@shop\.example>$/)
    expect(letter.headers.get('auto-submitted')).toBe('auto-generated')
    expect(letter.subject).toContain(order.transId)
    for (const body of [letter.text ?? '', String(letter.html)]) {
      for (const words of [...mail, 'Rose saree', order.transId]) expect(body).toContain(words)
      expect(body).toMatch(new RegExp(`http://localhost:0/o/${order.transId}-[0-9A-Z]{13}`))
      expect(body.replace(/<style>.*?<\/style>/, '')).not.toMatch(/[{}]|undefined|null/)
    }
    expect(letter.text).not.toMatch(/<[a-z]/)
    const words = letter.text?.replace(/http:\S+|Rose saree|Blue|Tk|House.*Dhaka|[\w.]+@\S+/g, '')
    if (lang === 'en') expect(words?.replaceAll('রহিমা খাতুন', '')).not.toMatch(/[ঀ-৿]{3}/)
    else expect(words).not.toMatch(/[a-z]{3}/)
  }
  for (const { number, message } of sent.sms) {
    expect(number).toBe(`88${order.number}`)
    for (const words of sms) expect(message).toContain(words)
    expect(countParts(message).parts).toBe(1)
    // Digits of one script.
    expect(message).not.toMatch(/[০-৯]/)
  }
  await expect(messagesOf(order.id)).resolves.toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'sent', error: null })]),
  )
  await work()
  expect(taken()).toEqual({ mails: [], sms: [] })
})

test('a cancelled order says who cancelled it, and why', async () => {
  const own = await ordered('bn')
  await stepTo(own, 1)
  await settle(own.id)
  await own.buyer.ask(cancelOwnOrder, { order_id: own.id, reason: 'ভুল সাইজ' })
  await ageLast(own.id, 61)
  await work()
  expect(taken()).toMatchObject({
    mails: [
      {
        text: expect.stringMatching(/আপনি নিজে[\s\S]+কোনো টাকা দিতে হবে না/),
        html: expect.stringMatching(/কোনো টাকা দিতে হবে না[\s\S]+অর্ডারটি দেখুন/),
      },
    ],
    sms: [{}],
  })

  const theirs = await ordered('en')
  await settle(theirs.id)
  const seen = await seenBy(manager, theirs)
  await manager.ask(cancelOrder, { order_id: seen.id, v: seen.v, reason: 'out_of_stock' })
  await ageLast(theirs.id, 61)
  await work()
  const { mails } = taken()
  expect(mails[0]?.text).toContain('The shop cancelled it.')
  expect(mails[0]?.text).toContain('out of stock')
  expect(mails[0]?.text).toContain('There is nothing to pay for this order.')
})

test('a name of several lines makes no line of its own in a mail', async () => {
  const order = await ordered('en', { name: 'Rahima\n\nTo pay on delivery: Tk 0' })
  const { mails } = await settle(order.id)
  expect(mails[0]?.text).toMatch(/^Delivery address: Rahima To pay on delivery: Tk 0, /m)
})

test('message waits for the end of the undo and is dropped with an undone act', async () => {
  const order = await ordered()
  await settle(order.id)
  await stepTo(order, 1)
  await ageLast(order.id, 58)
  await work()
  expect(taken().sms).toEqual([])
  const { undo } = await seenBy(manager, order)
  expect((await manager.ask(undoAct, { event_id: undo?.event_id })).status).toBe(200)
  // Confirmed again: the first act stays undone, though the status is the same.
  await stepTo(order, 1)
  const [, confirmed] = await eventsOf(order.id)
  await prisma.outboxMessage.updateMany({
    where: { key: `${confirmed?.id}:sms` },
    data: { dueAt: new Date() },
  })
  await work()

  expect(taken().sms).toEqual([])
  expect(await messagesOf(order.id)).toMatchObject([
    { kind: 'placed', state: 'sent' },
    { key: `${confirmed?.id}:sms`, state: 'dropped', error: 'The act was undone' },
    { kind: 'confirmed', state: 'waits' },
  ])
})

test('at 59 seconds a step is undone before anything left, at 61 it has left and stays', async () => {
  const [undone, left] = [await ordered(), await ordered()]
  for (const order of [undone, left]) {
    await settle(order.id)
    await stepTo(order, 1)
  }
  const eventOf = async ({ id }: { id: number }) => Number((await eventsOf(id)).at(-1)?.id)
  const undoAt = async (order: typeof left, seconds: number) => {
    const event_id = await eventOf(order)
    return askAtAge(shop.pool, event_id, seconds, () => manager.ask(undoAct, { event_id }))
  }
  expect((await undoAt(undone, 59)).status).toBe(200)
  await ageLast(left.id, 61)
  await work()
  expect(taken().sms.map(({ number }) => number)).toEqual([`88${left.number}`])
  expect((await undoAt(left, 61)).status).toBe(409)
  // The undo and the message are parted by one moment.
  const [event] = (await eventsOf(left.id)).slice(-1)
  const row = (await messagesOf(left.id)).find(({ key }) => key === `${event?.id}:sms`)
  expect(Number(row?.dueAt) - Number(row?.createdAt)).toBe(60_000)
})

test('a clock that is set back an hour sends nothing twice and loses nothing', async () => {
  const [sent, waiting] = [await ordered(), await ordered()]
  await settle(sent.id)
  await work()
  // By the clock of now the rows so far are an hour ahead.
  const shift = (hours: number) => prisma.$executeRaw`
    update outbox set due_at = due_at + ${hours} * interval '1 hour',
      created_at = created_at + ${hours} * interval '1 hour',
      taken_at = taken_at + ${hours} * interval '1 hour'`
  await shift(1)
  const later = await ordered()
  await ageLast(later.id, 61)
  await work()
  await work()
  expect(taken().mails.map(({ subject }) => subject)).toEqual([`আপনার অর্ডার ${later.transId} পেয়েছি`])
  await shift(-1)
  await prisma.outboxMessage.updateMany({
    where: { orderId: waiting.id },
    data: { dueAt: new Date() },
  })
  await work()
  expect(taken().mails.map(({ subject }) => subject)).toEqual([
    `আপনার অর্ডার ${waiting.transId} পেয়েছি`,
  ])
})

test('a message whose order has gone on is dropped; the receipt of a confirmed order still goes', async () => {
  const order = await ordered()
  for (const to of [1, 2, 3]) await stepTo(order, to)
  for (const { id } of await eventsOf(order.id)) {
    await prisma.outboxMessage.updateMany({
      where: { key: { startsWith: `${id}:` } },
      data: { dueAt: new Date() },
    })
  }
  await work()
  await prisma.outboxMessage.updateMany({
    where: { orderId: order.id, state: 'waits' },
    data: { dueAt: new Date() },
  })
  await work()

  const states = (await messagesOf(order.id)).map(({ kind, channel, state }) => [
    kind,
    channel,
    state,
  ])
  expect(states.sort()).toEqual([
    ['confirmed', 'sms', 'dropped'],
    ['placed', 'mail', 'sent'],
    ['shipped', 'mail', 'sent'],
    ['shipped', 'sms', 'sent'],
  ])
  taken()
})

test('an email and a number that are corrected before it leaves are the ones that get it', async () => {
  const order = await ordered()
  await settle(order.id)
  for (const to of [1, 2, 3]) await stepTo(order, to)
  await work()
  const email = `corrected-${order.id}@example.com`
  await prisma.customer.update({
    where: { id: order.buyer.id },
    data: { email, emailKey: email },
  })
  await prisma.order.update({ where: { id: order.id }, data: { addressNumber: '01998877665' } })
  await prisma.outboxMessage.updateMany({
    where: { orderId: order.id, kind: 'shipped' },
    data: { dueAt: new Date() },
  })
  await work()

  const sent = taken()
  expect(sent.mails.map(({ to }) => Object(to).text)).toEqual([email])
  expect(sent.sms.map(({ number }) => number)).toEqual(['8801998877665'])
  const rows = await prisma.outboxMessage.findMany({
    where: { orderId: order.id, kind: 'shipped' },
  })
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual(['01998877665', email])
})

test('many processes that look at once send each message once', async () => {
  await work()
  taken()
  const orders = await Promise.all(Array.from({ length: 12 }, () => ordered()))
  for (const { id } of orders) await ageLast(id, 61)
  await Promise.all(Array.from({ length: 6 }, () => work()))
  await work()

  const { mails } = taken()
  expect(mails.map(({ subject }) => subject).sort()).toEqual(
    orders.map(({ transId }) => `আপনার অর্ডার ${transId} পেয়েছি`).sort(),
  )
})

test('orders from before and orders of staff get no message', async () => {
  const { id } = await ordered()
  await prisma.outboxMark.updateMany({ data: { since: new Date(Date.now() + 60_000) } })
  await work()
  await prisma.outboxMark.updateMany({ data: { since: new Date(0) } })
  expect(await messagesOf(id)).toEqual([])
  // An event that was passed an hour ago gets no message.
  await ageLast(id, 3600)
  await work()
  expect(await messagesOf(id)).toEqual([])
})

test('event committed late gets one message', async () => {
  const early = await ordered()
  await settle(early.id)
  const later = await prisma.$transaction(async (tx) => {
    await tx.order.update({ where: { id: early.id }, data: { status: 1 } })
    const other = await ordered()
    await work()
    return other
  })
  await work()
  await work()

  expect(await messagesOf(early.id)).toMatchObject([{ kind: 'placed' }, { kind: 'confirmed' }])
  expect(await messagesOf(later.id)).toMatchObject([{ kind: 'placed' }])
})

test('a switch and an own text of the shop are obeyed, a name adds no line to a header', async () => {
  await prisma.setting.create({
    data: {
      part: 'texts',
      version: 1,
      value: {
        placed_bn_subject: '{name}: {order}',
        placed_bn_opening: 'সালাম {name}',
        placed_sms: true,
        placed_bn_sms: '{shop} {phone} {due} {link}',
      },
    },
  })
  const order = await ordered('bn', { name: 'Evil\r\nBcc: all@example.com\r\n\r\n<b>x</b>' })
  await ageLast(order.id, 61)
  await work()
  const sent = taken()
  const mails = sent.mails.filter(({ subject }) => subject?.includes(order.transId))
  const sms = sent.sms.filter(({ number }) => number.endsWith(order.number))

  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`Evil Bcc: all@example. com <b>x</b>: ${order.transId}`)
  expect(mails[0]?.bcc).toBeUndefined()
  expect(mails[0]?.html).toContain('&lt;b&gt;x')
  expect(sms[0]?.message).toMatch(/ 2,560 টাকা http:\/\/localhost:0\/o\//)

  await prisma.setting.update({ where: { part: 'texts' }, data: { value: { placed_mail: false } } })
  const silent = await ordered()
  await ageLast(silent.id, 61)
  await work()
  expect(await messagesOf(silent.id)).toEqual([])
  await prisma.setting.delete({ where: { part: 'texts' } })
})
