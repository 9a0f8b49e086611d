import { expect, test } from 'vitest'
import { askRaw } from '../support/raw-request.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('a call waits for one page or two, however many are asked for', async () => {
  let nr = 0
  let pages = 0
  let isOver = false
  const visitors = Array.from({ length: 32 }, async () => {
    while (!isOver) {
      // An uncached page: its document names the host.
      const { status } = await askRaw(shop.url, 'GET', '/', { Host: `shop-${nr++}.example` })
      expect(status).toBe(200)
      pages++
    }
  })
  await expect.poll(() => pages).toBeGreaterThan(64)

  const waits: number[] = []
  for (let call = 0; call < 31; call++) {
    const before = pages
    // The host is part of an answer's cache key.
    const host = { Host: `caller-${call}.example` }
    const { status } = await askRaw(shop.url, 'GET', '/api/get/notes', host)
    expect(status).toBe(200)
    waits.push(pages - before)
  }
  isOver = true
  await Promise.all(visitors)

  // Pages with a running compression count too.
  expect(waits.sort((a, b) => a - b)[15]).toBeLessThan(8)
})
