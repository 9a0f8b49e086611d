import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import { addToCart } from '#contract/cart'
import { listCategory } from '#contract/catalog'
import { login } from '#contract/customers'
import type { Call } from '#contract/endpoint'
import { sendMessage } from '#contract/messages'
import { addReview } from '#contract/reviews'
import type { Fields } from '../support/ask.ts'
import { theirPassword } from '../support/make.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const posts = Object.entries(allCalls).filter(([, { call }]) => call.method === 'POST')
const post = async (path: string, type: string, body: string | Buffer, headers = {}) => {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: JSON.parse(text) }
}
const message = {
  name: 'Rahima',
  number: '01712345678',
  email: 'rahima@example.com',
  subject: 'ডেলিভারি & return',
  message: 'a=b&c=d + "১০০%"\nend',
}

const category = await shop.make.category({ category: 'Saree' })
for (let i = 0; i < 14; i++) await shop.make.product({ categoryIds: [category.id] })

test('a form, a multipart form and JSON say the same', async () => {
  const { email } = await shop.make.customer()
  const same: [Call, Fields][] = [
    [login, { email, password: theirPassword }],
    [sendMessage, message],
    [listCategory, { category: 'Saree', min_price: 10, max_price: 5000, sort: 'oldest', page: 2 }],
    [listCategory, { category: 'Saree', sort: 'wrong', page: 'x' }],
    [sendMessage, { ...message, email: 'nobody' }],
  ]

  for (const [call, input] of same) {
    const json = await shop.visitor().ask(call, input)
    const form = await shop.visitor().ask(call, input, { as: 'form' })
    const multipart = await shop.visitor().ask(call, input, { as: 'multipart' })

    expect([form.status, form.body]).toEqual([json.status, json.body])
    expect([multipart.status, multipart.body]).toEqual([json.status, json.body])
  }
  const kept = await shop.prisma.message.findMany({ select: { subject: true, message: true } })
  expect(kept).toEqual(Array(3).fill({ subject: message.subject, message: message.message }))
})

test('a form fills a cart', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product()
  const input = { product_id: product.id, user_id: customer.id, quantity: 2 }

  const form = await customer.ask(addToCart, input, { as: 'form' })
  const multipart = await customer.ask(addToCart, input, { as: 'multipart' })

  expect(form.body).toMatchObject({ message: 'added', cart: { quantity: 2 } })
  expect(multipart.body).toEqual({ message: 'exists' })
})

test.each(posts)('JSON without fields is refused by %s', async (_name, { call }) => {
  const customer = await shop.customer()
  const path = call.path.replace(/:\w+/, 'Saree')
  const say = (body: string) => customer.agent.post(path).type('application/json').send(body)

  const unreadable = ['{"a":', '{', 'nonsense', '"text"', '{"a":1}}', '\u0000', '7', 'null']
  for (const body of unreadable) expect(await say(body)).toBeRefused(400)
  expect(await say('[{"a":1}]')).toBeRefused(422)
})

test.each([
  ['text/plain', 'name=Rahima'],
  ['application/xml', '<name>Rahima</name>'],
  ['application/octet-stream', 'x'],
  ['nonsense', 'x'],
])('body of type %s is refused', async (type, body) => {
  expect(await post(sendMessage.path, type, body)).toBeRefused(415)
})

test.each([
  ['application/json; charset=nonsense', '{}'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=b', ''],
  ['multipart/form-data; boundary=b', 'no boundary in here'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
])('a body of %s cannot be read', async (type, body) => {
  expect(await post(sendMessage.path, type, body)).toBeRefused(400)
})

test('compressed body is read, a broken one is refused', async () => {
  const body = JSON.stringify(message)

  const right = await post(sendMessage.path, 'application/json', gzipSync(body), {
    'Content-Encoding': 'gzip',
  })
  const wrong = await post(sendMessage.path, 'application/json', body, {
    'Content-Encoding': 'gzip',
  })
  const strange = await post(sendMessage.path, 'application/json', body, {
    'Content-Encoding': 'zip',
  })

  expect(right.body).toEqual({ message: 'added' })
  expect(wrong).toBeRefused(400)
  expect(strange).toBeRefused(400)
})

test('more than 100 kB of text is too large, packed or not', async () => {
  const large = JSON.stringify({ ...message, message: 'x'.repeat(120_000) })

  const json = await post(sendMessage.path, 'application/json', large)
  const packed = await post(
    sendMessage.path,
    'application/json',
    gzipSync(JSON.stringify({ message: 'x'.repeat(20_000_000) })),
    { 'Content-Encoding': 'gzip' },
  )
  const form = await post(
    sendMessage.path,
    'application/x-www-form-urlencoded',
    `message=${'x'.repeat(120_000)}`,
  )
  const multipart = await shop
    .visitor()
    .ask(sendMessage, { ...message, message: 'x'.repeat(120_000) }, { as: 'multipart' })

  for (const answer of [json, packed, form, multipart]) expect(answer).toBeRefused(413)
})

test('body of very many fields is too large', async () => {
  const form = await post(
    sendMessage.path,
    'application/x-www-form-urlencoded',
    'a=1&'.repeat(5000),
  )
  const fields = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, 'x']))
  const multipart = await shop.visitor().ask(sendMessage, fields, { as: 'multipart' })

  expect(form).toBeRefused(413)
  expect(multipart).toBeRefused(413)
})

test('guest’s body is refused unread', async () => {
  const answer = await post(addReview.path, 'application/json', '{"a":')

  expect(answer).toBeRefused(401)
})

test('missing body counts as no fields', async () => {
  const answer = await shop.visitor().agent.post(sendMessage.path)

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors).sort()).toEqual([
    'email',
    'message',
    'name',
    'number',
    'subject',
  ])
})

test('unknown fields and prototype names are ignored', async () => {
  const json = `{"__proto__":{"name":"x"},"constructor":{"prototype":{}},"toString":1,${JSON.stringify(message).slice(1)}`

  const answer = await post(sendMessage.path, 'application/json', json)
  const form = await post(
    sendMessage.path,
    'application/x-www-form-urlencoded',
    `__proto__[name]=x&constructor[prototype][name]=y&hasOwnProperty=1&${new URLSearchParams(message)}`,
  )

  expect(answer.body).toEqual({ message: 'added' })
  expect(form.body).toEqual({ message: 'added' })
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false)
})

test('file in place of a text field is refused', async () => {
  const answer = await shop.visitor().ask(
    sendMessage,
    { ...message, name: undefined },
    {
      as: 'multipart',
      files: [{ field: 'name', bytes: Buffer.from('Rahima'), type: 'text/plain' }],
    },
  )

  expect(answer).toBeRefused(422)
})
