import { expect, test, vi } from 'vitest'
import { changeStock } from '#contract/office/stock'
import { countedProduct } from '../support/counted.ts'
import { readMetrics } from '../support/metrics.ts'
import { openStaff } from '../support/office.ts'
import { openActs } from '../support/office-products.ts'
import { patience } from '../support/patience.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
await shop.make.product({ slug: 'red-saree' })

test('the sitemap names every product, and is cached until the catalogue changes', async () => {
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
  // The former file may be served for a second.
  await vi.waitFor(
    async () => expect((await ask()).text).toContain('/product/blue-saree<'),
    patience,
  )
})

test('a product has the day of its last change, and a count alone is none', async () => {
  const { id, itemId } = await countedProduct(shop, { slug: 'silk-shawl', count: 3 })
  const tag = await shop.make.tag()
  const manager = await openStaff(shop).signedIn('manager', 'Manager')
  const take = async (change: number) => {
    const answer = await manager.ask(changeStock, { stock_item_id: itemId(), change, why: 'count' })
    expect(answer.status).toBe(200)
  }
  const acts = openActs(shop.prisma, manager)
  const former = new Date('2020-01-02T23:30:00+06:00')
  const today = new Date().toISOString().slice(0, 10)
  const dayAfter = async (change: () => Promise<unknown>) => {
    await shop.prisma.product.update({ where: { id }, data: { changedAt: former } })
    await change()
    const { changedAt } = await shop.prisma.product.findUniqueOrThrow({ where: { id } })
    return changedAt.toISOString().slice(0, 10)
  }

  expect(await dayAfter(() => take(-2))).toBe('2020-01-02')
  expect(await dayAfter(() => shop.make.cartLine({ productId: id }))).toBe('2020-01-02')
  await vi.waitFor(async () => {
    const { text } = await askRaw(shop.url, 'GET', '/sitemap.xml')
    expect(text).toContain('/product/silk-shawl</loc><lastmod>2020-01-02</lastmod></url>')
    expect(text).toContain('/contact</loc></url>')
  }, patience)
  expect(await dayAfter(() => take(-1))).toBe(today)
  expect(await dayAfter(() => take(1))).toBe(today)
  expect(await dayAfter(() => acts.change([id], { act: 'tag', tag: tag.id }))).toBe(today)
  expect(
    await dayAfter(() => shop.prisma.product.update({ where: { id }, data: { priceTaka: 7 } })),
  ).toBe(today)
})

test('security.txt says where to report a weakness', async () => {
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
