import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askRaw, oddAddresses } from '../support/raw-request.ts'
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
])('the answer of %s runs nothing in a browser', async (path) => {
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

test('the shop says that it lives and that it is ready', async () => {
  expect((await agent.get('/healthz')).status).toBe(200)
  expect((await agent.get('/readyz')).status).toBe(200)
})

test.each(oddAddresses)('there is no page %s', async (path) => {
  const { status, text } = await askRaw(shop.url, 'GET', path)

  expect(status).toBe(404)
  expect(JSON.parse(text)).toEqual({ message: 'The page was not found' })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'a page is not asked by %s',
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

test('headers behind a hundred others still count', async () => {
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
