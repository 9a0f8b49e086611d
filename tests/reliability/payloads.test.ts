import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { comeAlive } from '../journeys/support/page.ts'
import { wholeChromiumOptions } from '../support/chromium.ts'
import { noteFigures } from './support/figures.ts'
import { payloads } from './support/payloads.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers()
const browser: Browser = await chromium.launch(wholeChromiumOptions)
afterAll(() => browser.close())

/** Stores the payload in every text that is shown. Returns the screens that show it. */
async function spread(payload: string, nr: number): Promise<{ cookie: string; paths: string[] }> {
  const { make } = shop
  const menu = await make.menu({ menu: payload })
  const category = await make.category({ menuId: menu.id, category: payload })
  const tag = await make.tag({ tag: payload })
  const product = await make.product({
    slug: `payload-${nr}`,
    title: payload,
    description: payload,
    orderPolicy: payload,
    categoryIds: [category.id],
    tagIds: [tag.id],
    discountPercent: 10,
  })
  await shop.pool.query('insert into product_color (product_id, color) values ($1, $2)', [
    product.id,
    payload,
  ])
  await shop.pool.query('insert into product_size (product_id, size) values ($1, $2)', [
    product.id,
    payload,
  ])
  await make.note({ title: payload, note: payload })
  const customer = await shop.customer({ name: payload.slice(0, 100) })
  await shop.prisma.review.create({
    data: { productId: product.id, customerId: customer.id, review: payload },
  })
  await make.address({ customerId: customer.id, name: payload.slice(0, 100), address: payload })
  await make.cartLine({ customerId: customer.id, productId: product.id })
  const order = await make.order({
    customerId: customer.id,
    addressName: payload,
    address: payload,
    status: 5,
    lineGiven: { productId: product.id, title: payload },
  })
  const inPath = encodeURIComponent(payload)
  return {
    cookie: customer.cookie,
    paths: [
      `/product/${product.slug}?tab=reviews`,
      `/product/${product.slug}`,
      `/menu/${encodeURIComponent(payload.toLowerCase())}`,
      `/category/${inPath}`,
      `/tag/${inPath}`,
      `/search?keyword=${inPath}`,
      '/cart',
      '/customer/checkout',
      '/customer/profile',
      '/customer/orders',
      `/customer/order/tracking/${order.transId}`,
    ],
  }
}

/** Errors of a page since its last navigation. */
const errorsOf = new WeakMap<Page, string[]>()

async function openPage(cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  await become(page, cookie)
  const note = (problem: string) => errorsOf.get(page)?.push(problem)
  page.on('dialog', (dialog) => {
    note(`a dialog: ${dialog.message()}`)
    dialog.dismiss()
  })
  page.on('console', (message) => {
    // Pictures of these products are missing.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) {
      note(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${shop.url}/`) && !/^(data|blob):/.test(url)) note(`left to ${url}`)
  })
  return page
}

async function become(page: Page, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
}

test('no text of the shop is taken for a script, on any screen', async (context) => {
  const found: string[] = []
  let visits = 0

  async function look(page: Page, path: string, { mark, text }: (typeof payloads)[number]) {
    const problems: string[] = []
    errorsOf.set(page, problems)
    await page.goto(path)
    await comeAlive(page)
    await shows(page, path, mark)
    if (path.startsWith('/search')) await page.mouse.move(400, 300)
    if (await page.evaluate(() => 'ran' in window)) problems.push('it ran')
    if (new URL(page.url()).pathname !== new URL(path, shop.url).pathname) {
      problems.push(`came to ${page.url()}`)
    }
    visits++
    found.push(...problems.map((problem) => `${text} at ${path}: ${problem}`))
  }

  const spreads: { payload: (typeof payloads)[number]; cookie: string; paths: string[] }[] = []
  for (const [nr, payload] of payloads.entries()) {
    spreads.push({ payload, ...(await spread(payload.text, nr)) })
  }
  // These screens show the payloads of all, and all menus in their headers.
  const [first] = spreads
  const page = await openPage(first.cookie)
  for (const path of ['/', '/menu', '/items', '/discount/10']) {
    await look(page, path, first.payload)
  }
  await page.context().close()
  await shop.pool.query('update menu set status = 0')

  async function walk() {
    // One browser for many, since its cache saves most of the time.
    const page = await openPage(first?.cookie ?? '')
    for (let next = spreads.shift(); next; next = spreads.shift()) {
      await become(page, next.cookie)
      for (const path of next.paths) await look(page, path, next.payload)
    }
    await page.context().close()
  }
  await Promise.all([walk(), walk(), walk(), walk()])

  expect(found).toEqual([])
  noteFigures(context, `${payloads.length} payloads, ${visits} visits, none ran`)
})

/**
 * Waits until the screen itself shows the payload: the header of every screen names all menus.
 * Screens of the newest rows, or of numbers, need only show some.
 */
async function shows(page: Page, path: string, mark: string): Promise<void> {
  const isOwn = !['/', '/discount/10', '/customer/orders'].includes(path)
  const place = path === '/customer/orders' ? 'body' : 'main'
  await page.waitForFunction(
    ([selector, pattern]) =>
      new RegExp(pattern).test(document.querySelector(selector)?.textContent ?? ''),
    [place, isOwn ? `${mark}\\b` : 'mark\\d'] as const,
    { timeout: 15_000 },
  )
}
