import { expect, test } from 'vitest'
import { orderPath } from '../../server/orders/order-link.ts'
import { readMetrics } from '../support/metrics.ts'
import { askRaw, oddAddresses } from '../support/raw-request.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each(oddAddresses)('%s is not found', async (path) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await askRaw(shop.url, method, path)).status).toBe(404)
  }
})

test('forged link of an order is not found, one of this shop is', async () => {
  const { transId } = await shop.make.order()
  const good = orderPath(transId, ['a secret of the tests'])
  const statusOf = async (path: string) => (await askRaw(shop.url, 'GET', path)).status
  expect(await statusOf(good)).toBe(200)
  expect(await statusOf(`${good}%E0%A5%A4`)).toBe(200)
  for (const forged of [`/o/${transId}-ABCDEFGHJKMNP`, `/o/${transId}`, '/o/x', '/o/%E0']) {
    expect([forged, await statusOf(forged)]).toEqual([forged, 404])
  }
})

test('a blank or an unseen mark behind a name makes no other canonical address', async () => {
  const { slug } = await shop.make.product()
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec((await askRaw(shop.url, 'GET', path)).text)?.[1]
  const plain = await canonicalOf(`/product/${slug}`)
  expect(plain).toBe(`${shop.url}/product/${slug}`)
  for (const behind of ['%20', '%E2%80%8B', '%EF%BB%BF']) {
    expect(await canonicalOf(`/product/${slug}${behind}`)).toBe(plain)
  }
})

test('an address of slashes alone holds nobody up', async () => {
  const started = performance.now()
  await askRaw(shop.url, 'GET', `/return-policy${'/'.repeat(12_000)}x`)
  await askRaw(shop.url, 'GET', `${'/'.repeat(12_000)}x`)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('a screen that is asked by another method says so', async () => {
  const posted = await askRaw(shop.url, 'POST', '/cart')
  const gone = await askRaw(shop.url, 'DELETE', '/product/no-such-product')

  for (const answer of [posted, gone]) {
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  }
})

test('a screen with a form that is sent says so', async () => {
  for (const path of ['/contact', '/login', '/signup']) {
    const answer = await askRaw(shop.url, 'PUT', path)
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } })
  }
})

test('a missing script is not cached', async () => {
  for (const path of ['/assets/lost-12345678.js', '/office/assets/lost-12345678.js']) {
    const answer = await askRaw(shop.url, 'GET', path)
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  }
})

test('marks of other sites on a link make no other page', async () => {
  const pageOf = async (path: string) => {
    const { status, headers } = await fetch(shop.url + path)
    expect(status).toBe(200)
    return headers.get('etag')
  }

  const [plain, marked, second] = await Promise.all([
    pageOf('/search?keyword=saree'),
    pageOf('/search?keyword=saree&fbclid=IwAR0'),
    pageOf('/search?keyword=saree&sort=low-to-high'),
  ])

  expect(marked).toBe(plain)
  expect(second).not.toBe(plain)
})

test.each([
  ['/contact/', '/contact'],
  ['/CONTACT', '/contact'],
  ['/Menu/ELECTRONICS//?page=2&fbclid=x', '/menu/electronics?page=2&fbclid=x'],
  ['/TAG/Fashion', '/tag/Fashion'],
])('%s leads to %s', async (path, spelled) => {
  const answer = await askRaw(shop.url, 'GET', path)
  expect(answer).toMatchObject({ status: 301, headers: { location: spelled } })
  const html = await (await fetch(shop.url + spelled)).text()
  const [canonical] = spelled.split('&')
  expect(html).toContain(`<link rel="canonical" href="${shop.url}${canonical}">`)
})

test('each listing has one canonical address, however it is asked for', async () => {
  const category = 'Sárees & ড়'.normalize('NFD')
  const { menuId } = await shop.prisma.category.findFirstOrThrow()
  const { discountPercent } = await shop.prisma.product.findFirstOrThrow({
    where: { discountPercent: { not: null } },
  })
  await shop.make.category({ menuId, category: category.normalize('NFC') })
  const stored = `/category/${encodeURIComponent(category.normalize('NFC'))}`
  const small = stored.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())
  const spellings: [string, string][] = [
    ...['', '?page=1', '?page=0', '?page=1e1', '?page=', '?page=x', '?sort=a-z&page=01'].map(
      (query): [string, string] => [stored + query, stored],
    ),
    [small, stored],
    [`/category/${encodeURIComponent('SÁREES & \u09dc')}?page=01`, stored],
    ['/tag/FASHION?page=02', '/tag/Fashion?page=2'],
    ['/tag/f%61shion', '/tag/Fashion'],
    [`/discount/0${discountPercent}`, `/discount/${discountPercent}`],
    ['/search?keyword=%20saree%20&page=1', '/search?keyword=saree'],
    ['/search?page=1&keyword=red+saree', '/search?keyword=red+saree'],
    ['/search?page=2&keyword=fashion', '/search?keyword=fashion&page=2'],
  ]
  for (const [spelling, canonical] of spellings) {
    const html = await (await fetch(shop.url + spelling)).text()
    const [, found] = /<meta property="og:url" content="([^"]*)">/.exec(html) ?? []
    expect(found?.replaceAll('&amp;', '&'), spelling).toBe(shop.url + canonical)
    // Search engines are kept from searches.
    if (spelling.startsWith('/search')) continue
    expect(html).toContain(`<link rel="canonical" href="${found}">`)
  }
})

test('a link with marks is answered from the cache, a broken address is none', async () => {
  const hits = async () =>
    (await readMetrics(shop.url)).of('shop_kept_hits_total', { store: 'documents' })
  const ask = (path: string) => askRaw(shop.url, 'GET', path)
  await ask('/contact')
  const before = await hits()

  expect((await ask('/contact?fbclid=IwAR1')).status).toBe(200)
  expect((await ask('/contact?gclid=2&utm_source=f')).status).toBe(200)
  expect(await hits()).toBe(before + 2)
  expect((await ask('/\\[?fbclid=3')).status).toBe(404)
})

test('a screen and the API share what they read', async () => {
  const misses = async () =>
    (await readMetrics(shop.url)).of('shop_kept_misses_total', { store: 'answers' })
  await fetch(`${shop.url}/contact?shared`)
  await fetch(`${shop.url}/contact`)
  const before = await misses()

  const menus = await fetch(`${shop.url}/api/get/category`)

  expect(menus.status).toBe(200)
  expect(await misses()).toBe(before)
})

test('a link with long marks of other sites gets the cached page', async () => {
  const made = async () =>
    (await readMetrics(shop.url)).of('shop_kept_misses_total', { store: 'documents' })
  await fetch(`${shop.url}/contact`)
  const before = await made()

  const long = await fetch(`${shop.url}/contact?utm_campaign=${'x'.repeat(700)}`)

  expect(long.status).toBe(200)
  expect(await made()).toBe(before)
})

test.each(['https shop.example', 'shop.example/"><script>', 'a@b', 'shop.example:x'])(
  'invalid host is refused: %s',
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
