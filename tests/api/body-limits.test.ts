import { readFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { saveAddress } from '#contract/addresses'
import { allCalls } from '#contract/all'
import type { Call } from '#contract/endpoint'
import { isTooDeep } from '#contract/json-depth'
import { confirmOrder } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let customer = await shop.customer()
// One of the calls ends the session.
beforeEach(async () => {
  customer = await shop.customer()
})
const posts = Object.entries(allCalls).filter(([, { call }]) => call.method === 'POST')
const megabyte = 1024 * 1024
const pathOf = (call: Call) => call.path.replace(/:\w+/, 'Saree')

type Sent = { type: string; parts: Iterable<Buffer | string>; length?: number }

/** Posts chunks without a declared length. Resolves with the status and the accepted bytes. */
function post(
  path: string,
  { type, parts, length }: Sent,
): Promise<{ status: number; bytes: number }> {
  const { hostname: host, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    let bytes = 0
    const request = openRequest({
      host,
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        Cookie: customer.cookie,
        'Content-Type': type,
        ...(length === undefined ? {} : { 'Content-Length': length }),
      },
    })
    request.once('error', reject)
    request.once('response', (answer) => {
      isAnswered = true
      answer.resume().once('end', () => {
        request.on('error', () => {}).destroy()
        resolve({ status: answer.statusCode ?? 0, bytes })
      })
    })
    let isAnswered = false
    const send = async () => {
      for (const part of parts) {
        if (isAnswered) return
        bytes += part.length
        await new Promise<void>((done) => request.write(part, () => done()))
      }
      if (!isAnswered) request.end()
    }
    send()
  })
}

const filePart = (field: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`

function* filesOf(count: number, field: string) {
  for (let nr = 0; nr < count; nr++) {
    yield filePart(field)
    for (let mb = 0; mb < 8; mb++) yield Buffer.alloc(megabyte)
    yield '\r\n'
  }
  yield '--b--\r\n'
}
function* endless(first: string) {
  yield first
  for (let mb = 0; mb < 100; mb++) yield Buffer.alloc(megabyte, 'x')
}
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

test.each(posts)('%s keeps no file that it does not take', async (_name, { call }) => {
  const before = memory()
  const multipart = 'multipart/form-data; boundary=b'

  const answers = await Promise.all(
    // One customer has so many places for uploads.
    Array.from({ length: 3 }, () =>
      post(pathOf(call), { type: multipart, parts: filesOf(16, 'undefined[]') }),
    ),
  )

  for (const { status } of answers) expect(status).toBe(413)
  expect(memory() - before).toBeLessThan(60)
  expect(shop.incoming()).toEqual([])
})

test.each(posts)('%s ignores a small file', async (_name, { call }) => {
  const { status } = await post(pathOf(call), {
    type: 'multipart/form-data; boundary=b',
    parts: [filePart('undefined[]'), 'x'.repeat(9000), '\r\n--b--\r\n'],
  })

  expect(status).toBeLessThan(500)
  expect([400, 413]).not.toContain(status)
})

test.each([
  ['JSON', 'application/json', '{"name":"'],
  ['a form', 'application/x-www-form-urlencoded', 'name='],
  [
    'a multipart form',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n',
  ],
])('%s without an end is refused while it arrives', async (_title, type, first) => {
  for (const call of [saveAddress, confirmOrder]) {
    const { status, bytes } = await post(call.path, { type, parts: endless(first) })

    expect(status).toBe(413)
    expect(bytes).toBeLessThan(20 * megabyte)
  }
})

test('upload ends beyond the size of six pictures', async () => {
  const type = 'multipart/form-data; boundary=b'
  const declared = await post(addReview.path, {
    type,
    length: 60 * megabyte,
    parts: filesOf(6, 'images[]'),
  })
  const untold = await post(addReview.path, { type, parts: endless(`${filePart('other')}`) })

  expect([declared.status, untold.status]).toEqual([413, 413])
  expect(declared.bytes).toBeLessThan(20 * megabyte)
  expect(untold.bytes).toBeLessThan(80 * megabyte)
})

test('a short call takes sixteen kilobytes, a whole cart a hundred', async () => {
  const json = (bytes: number) => ({
    type: 'application/json',
    parts: [JSON.stringify({ carts: [], filler: 'x'.repeat(bytes) })],
  })

  expect((await post(saveAddress.path, json(15_000))).status).toBe(422)
  expect((await post(saveAddress.path, json(17_000))).status).toBe(413)
  expect((await post(confirmOrder.path, json(95_000))).status).toBe(422)
  expect((await post(confirmOrder.path, json(105_000))).status).toBe(413)
})

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('a very deep body is not parsed', async () => {
  const json = 'application/json'
  const form = 'application/x-www-form-urlencoded'
  const bodies: [string, string][] = [
    [json, '['.repeat(90_000)],
    [json, `{"carts":${deep(40_000)}}`],
    [json, `{"a":"\\"${'['.repeat(100)}","carts":${deep(20)}}`],
    [form, `carts${'[a]'.repeat(1000)}=1`],
  ]

  for (const [type, body] of bodies) {
    expect((await post(confirmOrder.path, { type, parts: [body] })).status).toBe(400)
  }
  const utf16 = Buffer.from('{}', 'utf16le')
  const odd = { type: 'application/json; charset=utf-16le', parts: [utf16] }
  expect((await post(confirmOrder.path, odd)).status).toBe(400)
  // A form carries the cart as JSON too.
  const inForm = await customer.ask(confirmOrder, { carts: deep(10_000), fee: 60 }, { as: 'form' })
  expect(inForm).toBeRefused(422)
})

test('brackets inside a text do not count as depth', () => {
  expect(isTooDeep(JSON.stringify({ review: '[{'.repeat(1000), other: '\\"[' }))).toBe(false)
  expect(isTooDeep(deep(20))).toBe(false)
  expect(isTooDeep(deep(21))).toBe(true)
  expect(isTooDeep('[]'.repeat(500))).toBe(false)
})
