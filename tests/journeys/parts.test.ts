import { expect, test } from 'vitest'
import { gatherPeople, screens, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const useful = ['/contact', '/order-rocedure', '/delivery-rules', '/return-policy']

/** What a client that knows the specification alone counts on a screen. */
const partsOf = (useful: string[]) => {
  const count = (selector: string) => document.querySelectorAll(selector).length
  const header = ['.welcome-strip', 'header'].join()
  const inHeader = (part: string) => count(`:is(${header}) ${part}`)
  const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  return {
    phone: inHeader('a[href^="tel:"]') > 0,
    logo: inHeader('a[href="/"]'),
    search: inHeader('form[action="/search"] input[name=keyword]'),
    track: inHeader('a[href="/customer/orders"]'),
    account: inHeader('a:is([href^="/login"], [href="/customer/profile"])'),
    cart: inHeader('a[href="/cart"] .header-badge'),
    toggle: inHeader('button[aria-expanded]'),
    promises: inHeader('li'),
    address: document.querySelector('footer')?.textContent?.includes('ধানমন্ডি'),
    footerPhone: count('footer a[href^="tel:"]'),
    useful: links.filter((link) => link && useful.includes(link)).length,
    menus: links.filter((link) => link?.startsWith('/menu/')).length,
    social: links.filter((link) => /facebook|instagram|youtube|wa\.me/.test(link ?? '')).length,
  }
}

test.each([360, 1280])(
  'at %i px every screen has each part of header and footer',
  async (width) => {
    const people = await gatherPeople(shop)
    const menus = await shop.prisma.menu.count({ where: { status: 1 } })

    for (const { name, path, who = 'guest', allow } of screens) {
      const page = await shop.borrow(path, { as: people[who], width, height: 740, allow })
      await settle(page)
      // Menus of a page that is not there are read by the client.
      await expect
        .poll(() => page.evaluate(partsOf, useful), { message: name })
        .toEqual({
          phone: true,
          logo: 1,
          search: 1,
          track: 1,
          account: 1,
          cart: 1,
          toggle: 1,
          promises: 3,
          address: true,
          footerPhone: 1,
          useful: 4,
          menus,
          social: 4,
        })
    }
  },
)

test.each([
  '/search?keyword=শাড়ি',
  '/menu/electronics',
  '/category/শাড়ি',
  '/tag/Fashion',
  '/discount/20',
])('listing %s has two sliders from 10 to 50,000 and titles of six words', async (path) => {
  const page = await shop.borrow(path)
  await settle(page)

  const sliders = await page
    .locator('main input[type=range]')
    .evaluateAll((all) =>
      all.map((each) => ['min', 'max', 'value'].map((it) => each.getAttribute(it))),
    )
  expect(sliders).toHaveLength(2)
  for (const [min, max] of sliders) expect([min, max]).toEqual(['10', '50000'])
  const titles = await page.locator('.product-card h3').allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) {
    const words = title.trim().split(/\s+/)
    expect(words.length).toBeLessThanOrEqual(6)
    if (title.endsWith('…')) expect(words).toHaveLength(6)
  }
})
