import { expect, test } from 'vitest'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })

test('limited address still gets cached reads', async () => {
  const read = (path: string) => askRaw(shop.url, 'GET', path)
  expect((await read('/api/get/category')).status).toBe(200)
  let nr = 1
  const ask = () => askRaw(shop.url, 'GET', `/sitemap-x${nr++}.xml`)
  while (nr < 5951) {
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  }

  while (nr < 6000) expect((await ask()).status).toBe(404)
  const refused = await ask()

  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await read('/api/get/category')).status).toBe(200)
  expect((await read('/api/get/category/')).status).toBe(200)
  expect((await read('/api/get/banners')).status).toBe(429)
})
