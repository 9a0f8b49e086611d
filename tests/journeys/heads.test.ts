// Over 200 lines: the head of each kind of page, with what crawlers and devices read.
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { comesTo, sees } from './support/page.ts'
import { richProduct, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('a screen that waits for its customer is not taken for the home screen', async () => {
  const documentOf = async (path: string) => (await fetch(shop.url + path)).text()
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
  const [home, cart] = await Promise.all([documentOf('/'), documentOf('/cart')])

  expect(titleOf(home)).toBeTruthy()
  expect(titleOf(cart)).not.toBe(titleOf(home))
  expect(cart).toContain('<meta name="robots" content="noindex">')
})

test('without an order the tab does not speak of a confirmed one', async () => {
  const page = await shop.borrow('/customer/order/success', { as: await shop.shopper() })
  await settle(page)
  await page.getByText('There is no order yet').waitFor()

  expect(await page.title()).not.toContain('Confirmed')
  expect(await page.locator('h1').innerText()).not.toContain('Confirmed')
})

test.each(['/', '/customer/orders', '/office/'])(
  '%s makes no phone links of codes and prices',
  async (path) => {
    expect(await (await fetch(shop.url + path)).text()).toMatch(
      /<meta name="format-detection" content="telephone=no"/,
    )
  },
)

test("the document of an order's link is kept by no browser and no search engine", async () => {
  const { headers, text } = await fetch(`${shop.url}/o/0000-0000-0000-0000000000000`).then(
    async (answer) => ({ headers: answer.headers, text: await answer.text() }),
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(metaOf(text, 'robots')).toEqual(['noindex'])
})

/** The values of this property or name in the head, as served. */
function metaOf(html: string, name: string): (string | undefined)[] {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)
  return [...tags].flatMap(([, key, value]) => (key === name ? [value] : []))
}

function factsOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...scripts].map(([, text]) => JSON.parse(text ?? ''))
}

test.each([
  ['/search?keyword=anything', 200, 'noindex'],
  ['/search?keyword=শাড়ি', 200, 'noindex'],
  ['/login', 200, 'noindex'],
  ['/signup', 200, 'noindex'],
  ['/tag/Fashion?page=2', 200, 'index,follow'],
  ['/tag/Fashion?min=49990', 200, 'index,follow'],
  ['/menu/electronics', 200, 'index,follow'],
])('a crawler finds %s with status %i and "%s"', async (path, status, robots) => {
  const answer = await fetch(shop.url + path)

  expect(answer.status).toBe(status)
  expect(metaOf(await answer.text(), 'robots')).toEqual([robots])
})

test('a tag with the name of a category, and each further page, has a title of its own', async () => {
  const paths = ['/category/শাড়ি', '/tag/শাড়ি', '/menu/নারী', '/menu/নারী?page=2']
  const titles = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(shop.url + path)).text()
      return /<title>(.*?) — /.exec(html)?.[1]
    }),
  )
  expect(titles).toEqual(['শাড়ি', 'ট্যাগ: শাড়ি', 'নারী', 'নারী, পাতা ২'])
})

test.each([
  ['/tag/Fashion?page=99', '/tag/Fashion?page=2'],
  ['/tag/Fashion?page=99&min=500&sort=a-z', '/tag/Fashion?min=500&sort=a-z&page=2'],
  ['/tag/Fashion?min=49990&page=7', '/tag/Fashion?min=49990'],
  ['/category/শাড়ি?page=99', `/category/${encodeURIComponent('শাড়ি')}`],
  ['/search?keyword=qqqqq&page=4', '/search?keyword=qqqqq'],
])('%s leads to the last page, %s, also without scripts', async (path, last) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(last)
  expect((await fetch(shop.url + path)).status).toBe(200)
})

test('a page past the last leads to the last one in a tab that is open', async () => {
  const page = await shop.borrow('/tag/Fashion')

  await page.evaluate(() => {
    history.pushState(null, '', '?page=99&sort=a-z')
    dispatchEvent(new PopStateEvent('popstate'))
  })

  await comesTo(page, '/tag/Fashion?page=2&sort=a-z')
  await sees(page.locator('.pager [aria-current]', { hasText: '2' }))
  await sees(page.locator('.product-card'))
})

test('a product says to crawlers what it is, what it costs and how it comes', async () => {
  const { product } = await (await fetch(`${shop.url}/api/get/slug/product/${richProduct}`)).json()
  const html = await (await fetch(`${shop.url}/product/${richProduct}`)).text()
  const [facts, trail] = factsOf(html)

  expect(facts).toMatchObject({
    '@type': 'Product',
    name: product.title,
    description: expect.stringContaining('শতভাগ কম্বড কটন'),
    image: [
      product.image,
      ...product.product_images.map((own: { image: string }) => own.image),
    ].map((image: string) => shop.url + image),
    url: `${shop.url}/product/${richProduct}`,
    offers: {
      price: 1992,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { name: 'নকশি হাট' },
      shippingDetails: [
        { shippingRate: { value: 60 }, shippingDestination: { addressRegion: 'Dhaka' } },
        {
          shippingRate: { value: 100 },
          deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
        },
      ],
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    },
  })
  expect(JSON.stringify(facts)).not.toMatch(/<[a-z]/)
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, item: `${shop.url}/` }, { position: 2 }, { position: 3 }],
  })
  expect(metaOf(html, 'product:price:amount')).toEqual(['1992'])
  expect(metaOf(html, 'product:price:currency')).toEqual(['BDT'])
  expect(metaOf(html, 'product:availability')).toEqual(['in stock'])
  expect(metaOf(html, 'og:image:alt')[0]).toContain(product.title)
  expect(metaOf(html, 'og:site_name')).toEqual(['নকশি হাট'])
})

test('the home screen names the shop and its search, a listing its place', async () => {
  const home = factsOf(await (await fetch(shop.url)).text())
  const menu = factsOf(await (await fetch(`${shop.url}/menu/electronics`)).text())

  expect(home).toMatchObject([
    {
      '@graph': [
        { '@type': 'Organization', name: 'নকশি হাট', telephone: '01700-000000' },
        { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
      ],
    },
  ])
  expect(menu).toMatchObject([{ '@type': 'BreadcrumbList' }])
})

test.each([
  ['/', 'নকশি হাট · Nokshi Haat', '/'],
  ['/office/signin', 'নকশি হাট অফিস', '/office'],
])(
  '%s has a touch icon and a manifest, and asks for no feature of the device',
  async (path, name, start) => {
    const answer = await fetch(shop.url + path)
    const html = await answer.text()
    const hrefOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]
    const fileOf = (href: string | undefined) => fetch(`${shop.url}${href}`)

    const icon = await fileOf(hrefOf('apple-touch-icon'))
    expect(icon.headers.get('content-type')).toBe('image/png')
    const manifest = await fileOf(hrefOf('manifest'))
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const said = await manifest.json()
    expect(said).toMatchObject({ name, start_url: start })
    for (const { src, type } of said.icons) {
      const { status, headers } = await fileOf(src)
      expect([status, headers.get('content-type')]).toEqual([200, type])
    }
    expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/)
  },
)

test('a shop with a name of its own shows no sample, in either language', async () => {
  onTestFinished(async () => {
    await shop.prisma.setting.deleteMany()
  })
  const sample =
    /নকশি হাট|Nokshi|hello@nokshihaat|ধানমন্ডি|Dhanmondi|01700-000000|www\.(facebook|youtube)\./
  const documentOf = async (path: string, lang = 'bn') =>
    (await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })).text()
  expect(await documentOf('/contact')).toMatch(sample)

  const value = { name: 'মেঘনা বুটিক' }
  await shop.prisma.setting.create({ data: { part: 'shop', value, version: 1 } })
  for (const path of ['/', '/contact', '/return-policy', '/search?keyword=', '/login', '/nowhere'])
    for (const lang of ['bn', 'en', 'none']) {
      // The former page may be served for a second.
      await expect.poll(() => documentOf(path, lang)).toContain(value.name)
      const found = sample.exec(await documentOf(path, lang))?.[0]
      expect([path, lang, found]).toEqual([path, lang, undefined])
    }
  for (const path of ['/site.webmanifest', '/office.webmanifest', '/office/signin']) {
    const text = await documentOf(path)
    expect(sample.exec(text)?.[0]).toBeUndefined()
    expect(text).toContain(value.name)
  }
  expect(factsOf(await documentOf('/', 'en'))).toMatchObject([
    { '@graph': [{ name: 'মেঘনা বুটিক' }, { name: 'মেঘনা বুটিক' }] },
  ])
})

test('a page shows photos of the hosts that customers have, and of no other', async () => {
  const photo = 'https://photos.example/rahima.webp'
  const customer = await shop.shopper({ name: 'Rahima Khatun' })
  await shop.prisma.customer.update({ where: { id: customer.id }, data: { photo } })
  const product = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: 'children-rhyme-book-colour' },
  })
  await shop.prisma.review.create({
    data: { productId: product.id, customerId: customer.id, review: 'Dry feet.' },
  })
  onTestFinished(async () => {
    await shop.prisma.review.deleteMany({ where: { customerId: customer.id } })
    await shop.prisma.customer.update({ where: { id: customer.id }, data: { photo: null } })
  })
  const policy = async () => (await fetch(shop.url)).headers.get('content-security-policy')
  await expect.poll(policy).toContain("img-src 'self' https://photos.example data: blob:;")

  const page = await shop.visit('/', { allow: [/^left to https:\/\/photos\.example\//] })
  await page.route(photo, async (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: await jpeg(96, 96) }),
  )
  await page.goto(`${shop.url}/product/${product.slug}?tab=reviews`)
  const shown = page.locator('.review', { hasText: 'Dry feet.' }).locator('.avatar img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(96)
})
