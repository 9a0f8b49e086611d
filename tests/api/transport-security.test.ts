import { expect, test } from 'vitest'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const plain = await openShop()
const shop = await openShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
await shop.stored.write('catalog/ten.webp', Buffer.from('0123456789'))

const requested: [method: string, path: string, status: number][] = [
  ['GET', '/api/get/category', 200],
  ['GET', '/api/customer', 401],
  ['POST', '/api/login', 422],
  ['GET', '/api/nothing', 404],
  ['DELETE', '/api/customer', 405],
  ['GET', '/uploads/catalog/ten.webp', 200],
  ['GET', '/uploads/catalog/eleven.webp', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/made-up', 404],
]

test.each(requested)(
  '%s %s, a %i, tells browsers to come by https',
  async (method, path, status) => {
    const twice = [await askRaw(shop.url, method, path), await askRaw(shop.url, method, path)]

    for (const answer of twice) {
      expect(answer.status).toBe(status)
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    }
  },
)

test.each(requested)(
  '%s %s tells nothing of it where the shop is reached by http',
  async (...call) => {
    const { headers } = await askRaw(plain.url, call[0], call[1])

    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)
