import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { patience } from '../support/patience.ts'
import { askRaw } from '../support/raw-request.ts'
import { messageOf } from './support/forms.ts'
import { comesTo, holdBack, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const scripts = '**/assets/*.js'

test('before scripts run, home shows banners, categories and products with their links', async () => {
  const page = await shop.visit('/', { scripts: false })

  expect(await page.locator('.product-card').count()).toBe(12)
  await sees(page.locator('.banners img'), page.getByText('Populer Categories'))
  await page.locator('.product-card a').first().click()
  await comesTo(page, /^\/product\//)
  await sees(page.locator('h1'), page.locator('.product-price'))
})

test('before scripts run, a listing shows its sentence, its products and its pages', async () => {
  const page = await shop.visit('/tag/Fashion', { scripts: false })

  await sees(page.getByText(/^Showing 12 products out of \d+ for this tag$/))
  await page.getByRole('link', { name: 'পাতা 2', exact: true }).click()
  await comesTo(page, '/tag/Fashion?page=2')
  await sees(page.locator('.product-card'))
})

test('before scripts run, a product shows its facts, its picture and its description', async () => {
  const page = await shop.visit('/product/eid-panjabi-embroidered', { scripts: false })

  await sees(page.getByText('৳1,992').first(), page.locator('.gallery img'))
  await sees(page.getByText('শতভাগ কম্বড কটন'))
  const facts = page.locator('script[type="application/ld+json"]').first()
  expect(JSON.parse(await facts.innerText())).toMatchObject({
    '@type': 'Product',
    offers: { price: 1992, priceCurrency: 'BDT' },
  })
  const policy = page.getByRole('tab', { name: 'Order Policy' })
  await policy.click()
  await expect.poll(() => policy.getAttribute('aria-selected')).toBe('true')
  await sees(page.getByRole('tabpanel', { name: 'Order Policy' }))
})

test('before scripts run, a colour to choose is seen', async () => {
  const page = await shop.visit('/product/eid-panjabi-embroidered', { scripts: false })

  const colors = await page
    .locator('.color-swatch')
    .evaluateAll((swatches) =>
      swatches.map((one) => getComputedStyle(one.querySelector('circle') ?? one).fill),
    )
  expect(colors.length).toBeGreaterThan(1)
  expect(new Set(colors).size).toBe(colors.length)
})

test('before scripts run, the search form finds', async () => {
  const page = await shop.visit('/', { scripts: false })

  await page.locator('.search-box input').fill('মধু')
  await page.locator('.search-box input').press('Enter')

  await comesTo(page, `/search?keyword=${encodeURIComponent('মধু')}`)
  await sees(page.locator('.product-card', { hasText: 'মধু' }))
  expect(placeOf(page)).toMatch(/^\/search/)
})

test('button pressed before hydration acts after it', async () => {
  const { before, release } = holdBack(scripts)
  const page = await shop.visit('/contact', {
    width: 390,
    isAlive: false,
    before,
  })

  await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
  release()

  await sees(page.getByRole('dialog', { name: 'মেনু' }))
})

test('page comes without its data while the database hangs', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  let begin = () => {}
  const locked = new Promise<void>((done) => {
    begin = done
  })
  const holding = shop.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`lock table menu in access exclusive mode`
      begin()
      await held
    },
    { timeout: patience.timeout },
  )
  await locked

  try {
    await shop.prisma.$executeRaw`notify shop_changed`
    // The shop receives the change within a moment. Until then it uses cached menus.
    const deadline = performance.now() + 2000
    let waitedMs = 0
    for (let nr = 0; waitedMs < 1000 && performance.now() < deadline; nr++) {
      const started = performance.now()
      // An uncached page: its document names the host.
      const page = await askRaw(shop.url, 'GET', '/return-policy', { Host: `hung-${nr}.example` })
      waitedMs = performance.now() - started
      expect(page.status).toBe(200)
      expect(page.text).toContain('<h1')
    }

    expect(waitedMs).toBeGreaterThan(1000)
    expect(waitedMs).toBeLessThan(3000)
  } finally {
    release()
    await holding
  }
})

test('form sent before hydration waits and is sent as typed', async () => {
  const { email, name } = await shop.shopper({ name: 'Farida Yasmin' })
  const { before, release } = holdBack(scripts)
  const page = await shop.visit('/login', {
    isAlive: false,
    before,
  })
  const login = page.locator('main form [type="submit"]')

  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(theirPassword)
  await login.click()
  expect(await login.getAttribute('aria-busy')).toBe('true')
  expect(await login.getAttribute('class')).toContain('button-busy')
  release()

  await page.getByText('Logged in successfully').waitFor()
  await sees(page.locator('header').getByText(name))
})

test('message sent before lost scripts is sent by the form itself', async () => {
  const subject = `Lost scripts ${crypto.randomUUID()}`
  const page = await shop.visit('/contact', {
    isAlive: false,
    allow: [/ERR_FAILED/],
    before: (own) => own.route(scripts, (route) => route.abort()),
  })

  const message = messageOf(subject)
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
  await page.locator('main form [type="submit"]').click()

  await sees(page.getByText('The Message sent successfully'))
  expect(await shop.prisma.message.count({ where: { subject } })).toBe(1)
})
