import { expect, test, vi } from 'vitest'
import { readMetrics } from '../support/metrics.ts'
import { patience } from '../support/patience.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
await shop.make.product({ slug: 'red-saree' })

test('the sitemap names every product, and is cached until the catalogue changes', async () => {
  // While the shop cannot hear of changes, it caches nothing.
  await vi.waitFor(() => expect(shop.changes.generation()).not.toBeNull(), patience)
  const ask = (path = '/sitemap.xml') => askRaw(shop.url, 'GET', path)
  const hits = async () =>
    (await readMetrics(shop.url)).of('shop_kept_hits_total', { store: 'documents' })
  expect((await ask()).text).toContain('/product/red-saree<')
  const before = await hits()

  const second = await ask()
  expect(await hits()).toBe(before + 1)
  expect(second).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
  expect((await ask('/sitemap.xml?x=1')).headers.etag).toBe(second.headers.etag)

  await shop.make.product({ slug: 'blue-saree' })
  // For a second after a change it may be the former one.
  await vi.waitFor(
    async () => expect((await ask()).text).toContain('/product/blue-saree<'),
    patience,
  )
})

test('whoever finds a weakness reads where to tell of it', async () => {
  const { status, headers, text } = await askRaw(shop.url, 'GET', '/.well-known/security.txt')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Contact: ${shop.url}/contact\n`)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(300)
  expect(daysLeft).toBeLessThan(367)
})

test('a file that the sitemap does not have is not there', async () => {
  expect((await askRaw(shop.url, 'GET', '/sitemap-7.xml')).status).toBe(404)
})
