// Over 200 lines: the frame of every page, from the strip to the footer.
import { expect, test } from 'vitest'
import { comesTo, missesAll, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each([1280, 360])('at %i px the strip shows one whole promise at a time', async (width) => {
  const page = await shop.visit('/contact', { width, before: (own) => own.clock.install() })
  const strip = page.getByRole('region', { name: 'ঘোষণা' })

  const words = await strip.innerText()
  expect(words).toContain('অগ্রিম পেমেন্টের প্রয়োজন নেই')
  expect(words).toContain('সারা দেশে ৩-৫ দিনে হোম ডেলিভারি')
  expect(words).toContain('ক্যাশ অন ডেলিভারি সুবিধা')

  const seen = () =>
    strip.locator('li').evaluateAll((all) =>
      all
        .filter((line) => {
          const [own, list] = [line, line.parentElement].map((e) => e?.getBoundingClientRect())
          return own && list && own.left > list.left - 1 && own.right < list.right + 1
        })
        .map(({ textContent }) => textContent),
    )
  expect(await seen()).toEqual(['অগ্রিম পেমেন্টের প্রয়োজন নেই'])
  await page.clock.runFor(5700)
  expect(await seen()).toEqual(['সারা দেশে ৩-৫ দিনে হোম ডেলিভারি'])
  await strip.getByRole('button', { name: 'যা চলছে সব থামান' }).click()
  await page.mouse.move(600, 500)
  await page.locator('h1').click()
  await page.clock.runFor(12_000)
  expect(await seen()).toEqual(['সারা দেশে ৩-৫ দিনে হোম ডেলিভারি'])
})

test.each([1280, 360])(
  'at %i px the support phone stands in the strip, the footer and the product page, to be called',
  async (width) => {
    const page = await shop.borrow('/product/dhakai-jamdani-saree', { width, height: 740 })

    for (const part of ['.welcome-strip', '.footer', '.contact-block']) {
      const link = page.locator(`${part} a[href="tel:01700000000"]`)
      await sees(link.getByText('01700-000000'))
    }
  },
)

test('search is for words only: trimmed, encoded, and kept in the box', async () => {
  const page = await shop.borrow('/')
  const box = page.locator('.search-box input')

  await box.fill('   ')
  await box.press('Enter')
  expect(placeOf(page)).toBe('/')

  await box.fill('  শাড়ি & co ')
  await box.press('Enter')
  await comesTo(page, `/search?keyword=${encodeURIComponent('শাড়ি & co')}`)
  await expect.poll(() => page.locator('.search-box input').inputValue()).toBe('শাড়ি & co')
})

test('the header leads guests to login, and shows customers their name and how full the cart is', async () => {
  const guest = await shop.borrow('/')
  const login = guest.getByRole('link', { name: 'Login/Signup' })
  expect(await login.getAttribute('href')).toBe('/login')
  const track = guest.getByRole('link', { name: 'Track Order' })
  expect(await track.getAttribute('href')).toBe('/customer/orders')

  const shopper = await shop.shopper({ name: 'Anika Rahman' })
  await shop.fillCart(shopper, 'dhakai-jamdani-saree', 'matte-lipstick-long-lasting')
  const page = await shop.borrow('/', { as: shopper })
  const profile = page.getByRole('link', { name: 'Anika Rahman' })
  await sees(profile)
  expect(await profile.getAttribute('href')).toBe('/customer/profile')
  const cart = page.locator('a.header-cart')
  await expect.poll(() => cart.innerText()).toMatch(/কার্টে ২টি পণ্য$/)
  expect(await cart.getAttribute('href')).toBe('/cart')
})

test('the mobile menu lists active menus with their categories, Track Order and the way in', async () => {
  const page = await shop.borrow('/', { width: 390, height: 844, touch: true })

  await page.getByRole('button', { name: 'মেনু খুলুন' }).tap()
  const menu = page.getByRole('dialog', { name: 'মেনু' })
  await sees(menu)

  const electronics = menu.locator('section', { hasText: 'Electronics' })
  await sees(electronics.getByRole('link', { name: 'অডিও' }).locator('img'))
  await sees(menu.locator('section', { hasText: 'প্রি-অর্ডার' }).getByText('No Categories'))
  await missesAll(menu.getByText('শীতের অফার'))
  await sees(menu.getByRole('link', { name: 'Track Order' }))
  await sees(menu.getByRole('link', { name: 'Login/Signup' }))
  await electronics.getByRole('link', { name: 'অডিও' }).tap()
  await comesTo(page, '/category/অডিও')
  await missesAll(menu)
})

test('the mobile menu closes by Escape and gives the focus back', async () => {
  const page = await shop.borrow('/', { width: 390, height: 844 })
  const opener = page.getByRole('button', { name: 'মেনু খুলুন' })

  await opener.click()
  await sees(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  await missesAll(page.getByRole('dialog'))
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('mobile menu without active menus says so', async () => {
  const active = await shop.prisma.menu.findMany({ where: { status: 1 } })
  const ids = active.map(({ id }) => id)
  await shop.prisma.menu.updateMany({ data: { status: 0 } })
  try {
    const page = await shop.borrow('/contact', { width: 390 })
    await expect
      .poll(async () => {
        await page.reload()
        return page.locator('.footer-menus').textContent()
      })
      .toContain('সব মেনু')
    expect(await page.locator('.footer-menus a').getAttribute('href')).toBe('/menu')
    await page.getByRole('button', { name: 'মেনু খুলুন' }).click()
    await sees(page.getByRole('dialog').getByText('Not Menus', { exact: true }))
  } finally {
    await shop.prisma.menu.updateMany({ where: { id: { in: ids } }, data: { status: 1 } })
    await shop.shows('/contact', '"status":1')
  }
})

test('the footer has the address, the useful links and the menus in lower case', async () => {
  const page = await shop.borrow('/contact')
  const footer = page.locator('footer')

  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toEqual(
    expect.arrayContaining(['/contact', '/order-rocedure', '/delivery-rules', '/return-policy']),
  )
  const books = `/menu/${encodeURIComponent('বই ও উপহার')}`
  expect(links).toEqual(expect.arrayContaining(['/menu/electronics', books]))
  expect(links.filter((link) => /facebook|instagram|youtube|wa\.me/.test(link))).toHaveLength(4)
  expect(await footer.innerText()).toContain('ধানমন্ডি')
})

test('a toast stands top-right for three seconds, longer under the pointer, and can be closed', async () => {
  const page = await shop.visit('/product/eid-panjabi-embroidered', {
    as: await shop.shopper(),
    before: (own) => own.clock.install(),
  })
  const toast = page.locator('.toast')
  const press = () => page.getByRole('button', { name: 'Add to cart' }).click()

  await press()
  await sees(toast)
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1220)
  expect(box?.y).toBeLessThan(200)
  await page.clock.runFor(2000)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1100)
  await missesAll(toast)

  await press()
  await sees(page.getByRole('alert').getByText('You already added this item'))
  await toast.hover()
  await page.clock.runFor(5000)
  expect(await toast.count()).toBe(1)
  await toast.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await missesAll(toast)
})

test('toasts that a finger touched close by themselves too', async () => {
  const page = await shop.visit('/product/eid-panjabi-embroidered', {
    as: await shop.shopper(),
    width: 390,
    height: 844,
    touch: true,
    before: (own) => own.clock.install(),
  })
  const toast = page.locator('.toast')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.tap()
  await sees(toast)
  await toast.locator('p').tap()
  await add.evaluate((button: HTMLElement) => button.click())
  await sees(page.getByText('You already added this item'))

  await page.clock.runFor(4000)

  await missesAll(toast)
})

test('a new screen has its title, its heading in focus, and starts at the top', async () => {
  const page = await shop.borrow('/contact')
  expect(await page.title()).toBe('যোগাযোগ — নকশি হাট')

  await page.locator('footer').getByRole('link', { name: 'রিটার্ন পলিসি' }).click()

  await expect.poll(() => page.locator('h1:focus').innerText()).toBe('রিটার্ন পলিসি')
  await expect.poll(() => page.title()).toBe('রিটার্ন পলিসি — নকশি হাট')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the skip link is the first stop and leads to the content', async () => {
  const page = await shop.borrow('/contact')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'মূল অংশে যান' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')

  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})
