import { expect, test } from 'vitest'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })

test('what is made for an address is counted like its calls', async () => {
  let nr = 0
  const ask = () => askRaw(shop.url, 'GET', `/sitemap-x${nr++}.xml`)
  while (nr < 6000) {
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  }

  const refused = await ask()

  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
