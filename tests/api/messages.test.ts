import { expect, test } from 'vitest'
import { sendMessage } from '#contract/messages'
import { getNotes } from '#contract/notes'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const words = {
  name: 'Rahima Khatun',
  number: '০১৭১২-৩৪৫৬৭৮',
  email: 'rahima@example.com',
  subject: 'ডেলিভারি',
  message: 'When will my order arrive?\nকবে আসবে?',
}

test('a visitor’s message is stored as written', async () => {
  const answer = await shop.visitor().ask(sendMessage, words)

  expect(answer.body.message).toBe('added')
  const kept = await shop.prisma.message.findFirst({ where: { email: 'rahima@example.com' } })
  expect(kept).toMatchObject({ ...words, number: '01712345678' })
})

test('a customer may write too', async () => {
  const customer = await shop.customer()

  const answer = await customer.ask(sendMessage, words)

  expect(answer.body.message).toBe('added')
})

test.each(['name', 'number', 'email', 'subject', 'message'])(
  'a message without %s is refused',
  async (field) => {
    const answer = await shop.visitor().ask(sendMessage, { ...words, [field]: undefined })

    expect(answer).toBeRefused(422, /^Please enter/)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  },
)

test.each([
  ['email', 'rahima'],
  ['email', 'rahima@'],
  ['email', `${'a'.repeat(250)}@example.com`],
  ['number', 'call me'],
  ['name', 'n'.repeat(201)],
  ['subject', 's'.repeat(201)],
  ['message', 'm'.repeat(5001)],
  ['message', '   \n '],
  ['message', 'a\0b'],
])('a message whose %s is %j is refused', async (field, value) => {
  const before = await shop.prisma.message.count()

  const answer = await shop.visitor().ask(sendMessage, { ...words, [field]: value })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
  expect(await shop.prisma.message.count()).toBe(before)
})

test('a message may have 5,000 letters of any kind', async () => {
  const answer = await shop.visitor().ask(sendMessage, { ...words, message: '😀'.repeat(5000) })

  expect(answer.status).toBe(200)
})

test('a message repeated under its key is stored once, another one as well', async () => {
  const email = 'repeated@example.com'
  const send = (message: string, key = 'one try') =>
    shop
      .visitor()
      .ask(sendMessage, { ...words, email, message }, { headers: { 'Idempotency-Key': key } })

  const answers = await Promise.all([send('When?'), send('When?'), send('When?')])
  expect(answers.map(({ body }) => body.message)).toEqual(Array(3).fill('added'))
  expect(await shop.prisma.message.count({ where: { email } })).toBe(1)
  await send('When?', 'another try')
  await send('How much?')
  expect(await shop.prisma.message.count({ where: { email } })).toBe(3)
  expect(await send('When?', 'k'.repeat(256))).toBeRefused(422)
})

test('the test page lists the notes in the order they were written', async () => {
  await shop.make.note({ title: 'Mango', note: 'Rajshahi' })
  await shop.make.note({ title: 'আম', note: 'রাজশাহী' })

  const answer = await shop.visitor().ask(getNotes)

  expect(answer.body.notes).toMatchObject([
    { title: 'Mango', note: 'Rajshahi' },
    { title: 'আম', note: 'রাজশাহী' },
  ])
})
