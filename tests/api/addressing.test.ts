// Over 200 lines: addresses and the answers to them

import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { makeAnswer, sendAnswer } from '../../server/http/answer.ts'
import { askRaw, doubledSlashes, oddAddresses } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { agent } = shop.visitor()

test.each([
  '/api/get/slug/product/%',
  '/api/get/slug/product/%E0%A4%A',
  '/api/get/slug/product/%ff',
  '/api/get/order/%C0%80',
])('the address %s cannot be read', async (path) => {
  const answer = await agent.get(path)

  expect([400, 401]).toContain(answer.status)
  expect(answer).toBeRefused(answer.status)
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/get',
  '/api/get/slug/product',
  '/api/get/slug/product/a/b',
  '/api/customer/1',
  '/api/../api/nothing',
  '/api/constructor',
  '/api/docs/nothing',
  '/api/docs/viewer/nothing.js',
])('there is no call %s', async (path) => {
  for (const answer of [await agent.get(path), await agent.post(path).send({})]) {
    expect(answer).toBeRefused(404)
    expect(answer.headers['content-type']).toMatch(/json/)
  }
})

test.each([
  '/uploads/nothing.webp',
  '/uploads/',
  '/uploads/.incoming/x',
  '/uploads/%2e%2e/session-secret',
  '/uploads/..%2fsession-secret',
  '/uploads/reviews/%00',
])('there is no picture %s', async (path) => {
  const answer = await agent.get(path)

  expect(answer).toBeRefused(404)
  expect(answer.headers['content-security-policy']).toMatch(/sandbox/)
})

test.each([
  '/api/get/notes',
  '/api/GET/notes/',
  '/api/get/slug/product/nothing',
  '/api/search/products',
  '/api/get/cart',
  '/api/nothing',
])('answer of %s has no content that runs in a browser', async (path) => {
  const { headers } = await agent.get(path)

  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['content-type']).toMatch(/json/)
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('answers outside of the API allow only the shop’s own scripts', async () => {
  const { headers } = await agent.get('/robots.txt')

  expect(headers['content-security-policy']).toMatch(/default-src 'self'/)
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('/healthz and /readyz answer', async () => {
  expect((await agent.get('/healthz')).status).toBe(200)
  expect((await agent.get('/readyz')).status).toBe(200)
})

test.each(oddAddresses)('there is no page %s', async (path) => {
  const { status, text } = await askRaw(shop.url, 'GET', path)

  expect(status).toBe(404)
  expect(JSON.parse(text)).toEqual({ message: 'The page was not found' })
})

test.each(doubledSlashes)('%s leads to %s', async (path, location) => {
  const answer = await askRaw(shop.url, 'GET', path)
  expect(answer).toMatchObject({ status: 301, headers: { location } })
})

test('an address with its host is read as its path, that of another host is not', async () => {
  const notes = '/api/get/notes'
  expect(await askRaw(shop.url, 'GET', shop.url + notes)).toMatchObject({ status: 200 })
  expect(await askRaw(shop.url, 'GET', `http://evil.example${notes}`)).toMatchObject({
    status: 404,
  })
  expect(await askRaw(shop.url, 'GET', shop.url)).toMatchObject({
    status: (await askRaw(shop.url, 'GET', '/')).status,
  })
})

test('programs that keep passwords are led to the page of the password', async () => {
  const { status, headers } = await askRaw(shop.url, 'GET', '/.well-known/change-password')
  expect([status, headers.location]).toEqual([302, '/customer/profile'])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'page refuses the method %s',
  async (method) => {
    for (const path of ['/cart', '/contact', '/nothing', '/']) {
      const { status, headers, text } = await askRaw(shop.url, method, path)

      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
      expect(JSON.parse(text)).toEqual({ message: 'This page can only be read' })
    }
    expect(await askRaw(shop.url, method, '*')).toMatchObject({ status: 404 })
  },
)

test('the hundred and first header still counts', async () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, nr) => [`X-Many-${nr}`, 'x']))

  const { status } = await askRaw(shop.url, 'POST', '/api/logout', {
    ...many,
    Origin: 'https://evil.example',
  })

  expect(status).toBe(403)
})

test.each(['/', '/api/get/notes', '/uploads/x.webp', '/healthz'])(
  'a request of %s with two hosts is refused',
  async (path) => {
    const ask = async (...hosts: string[]) => {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
      const lines = [...hosts.map((host) => `Host: ${host}`), 'Connection: close']
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      return (await text(socket)).slice(0, 12)
    }

    expect(await ask('127.0.0.1', 'evil.example')).toBe('HTTP/1.1 400')
    expect(await ask('127.0.0.1')).not.toBe('HTTP/1.1 400')
  },
)

const texts = { short: 'ক', medium: 'শাড়ি '.repeat(500), long: 'শাড়ি, পাঞ্জাবি '.repeat(5000) }
const headers = { 'content-type': 'text/plain; charset=utf-8' }
const written = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [`/${name}`, makeAnswer(text, headers)]),
)
const server = createServer((incoming, response) => {
  const answer = written[incoming.url ?? '']
  if (answer) sendAnswer(incoming, response, answer)
}).listen(0, '127.0.0.1')
afterAll(() => server.close())

const ask = (name: string, encoding: string) =>
  request(server).get(`/${name}`).set('Accept-Encoding', encoding)

test.each([
  ['short', 'gzip, deflate, br', undefined],
  ['medium', 'gzip, deflate, br', 'br'],
  ['medium', 'gzip, deflate', 'gzip'],
  ['medium', 'identity', undefined],
  ['long', 'gzip, deflate, br', 'br'],
  ['long', 'gzip, deflate', 'gzip'],
  ['long', 'identity', undefined],
  ['long', 'br;q=0', undefined],
  ['long', 'br; q=0', undefined],
  ['long', 'br;q=0, gzip', 'gzip'],
  ['long', 'gzip;q=0.9, br;q=0.8', 'gzip'],
  ['long', 'br;q=0.5, GZIP;q=1', 'gzip'],
  ['long', '*', 'br'],
  ['long', 'xbrx', undefined],
  ['long', '', undefined],
] as const)(
  '%s text is answered whole to a client that accepts %s',
  async (name, accepted, encoding) => {
    for (const _again of [1, 2]) {
      const answer = await ask(name, accepted)

      expect(answer.text).toBe(texts[name])
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', etag: expect.any(String) })
    }
  },
)

test('client that has the answer gets a 304', async () => {
  const { headers } = await ask('long', 'br')

  const answer = await ask('long', 'br').set('If-None-Match', String(headers.etag))

  expect(answer.status).toBe(304)
  expect(answer.text).toBe('')
})

test('POST is answered in full despite If-None-Match', async () => {
  for (const named of [String((await ask('long', 'br')).headers.etag), '*']) {
    const answer = await request(server).post('/long').set('If-None-Match', named)

    expect(answer.status).toBe(200)
    expect(answer.text).toBe(texts.long)
  }
})

test.each([(etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`, () => '*'])(
  'a client with the present answer gets a 304 in any spelling of the ETag: %#',
  async (written) => {
    const { headers } = await ask('long', 'br')
    const answer = (named: string) => ask('long', 'br').set('If-None-Match', named)

    expect((await answer(written(String(headers.etag)))).status).toBe(304)
    expect((await answer('W/"other", "one more"')).status).toBe(200)
  },
)

test('HEAD answers the length without a body', async () => {
  const { headers } = await ask('long', 'gzip')

  const answer = await request(server).head('/long').set('Accept-Encoding', 'gzip')

  expect(answer.headers['content-length']).toBe(headers['content-length'])
  expect(answer.text).toBeFalsy()
})

test.each([20_000, 50_000])(
  'an answer of %i letters holds no more memory than its encoded bodies',
  async (letters) => {
    const answer = makeAnswer(randomBytes(letters / 2).toString('hex'), headers)
    written['/held'] = answer
    for (const encoding of ['br', 'gzip']) await ask('held', encoding)

    const forms = await Promise.all(Object.values(answer.encoded))
    expect(forms).toHaveLength(2)
    for (const body of forms) expect(body.buffer.byteLength).toBe(body.length)
  },
)
