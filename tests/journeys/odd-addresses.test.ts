import { expect, test } from 'vitest'
import { askRaw, oddAddresses } from '../support/raw-request.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each(oddAddresses)('%s is no screen of the shop', async (path) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await askRaw(shop.url, method, path)).status).toBe(404)
  }
})

test('a screen that is asked by another method says so', async () => {
  const posted = await askRaw(shop.url, 'POST', '/cart')
  const gone = await askRaw(shop.url, 'DELETE', '/product/no-such-product')

  for (const answer of [posted, gone]) {
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  }
})

test('marks that other sites put on a link make no other page', async () => {
  const pageOf = async (path: string) => (await fetch(shop.url + path)).headers.get('etag')

  const [plain, marked, second] = await Promise.all([
    pageOf('/category/Saree'),
    pageOf('/category/Saree?fbclid=IwAR0'),
    pageOf('/category/Saree?page=2'),
  ])

  expect(marked).toBe(plain)
  expect(second).not.toBe(plain)
})

test.each(['https shop.example', 'shop.example/"><script>', 'a@b', 'shop.example:x'])(
  'a host that is none is refused: %s',
  async (host) => {
    expect((await askRaw(shop.url, 'GET', '/', { Host: host })).status).toBe(400)
  },
)

test.each(['shop.example', 'shop.example:8080', '[::1]:3000', '127.0.0.1', 'my_shop'])(
  'documents name the host that was asked: %s',
  async (host) => {
    const { status, text } = await askRaw(shop.url, 'GET', '/', { Host: host })

    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="http://${host}/">`)
  },
)
