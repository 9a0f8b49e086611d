import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals, signIn } from './support/office.ts'
import { officeScreens } from './support/office-screens.ts'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const odd = ['no-such', `products?q=${'x'.repeat(100)}`, 'customers?q=nobodyatall']
const tabs = ['shelves?tab=tags', 'shelves?tab=banners', 'inbox?tab=reviews']

test.each(looks)('every screen can be read and reached at %s', async (_name, size) => {
  const { page } = await openAsStaff(shop, 'owner', '/office/me', size)
  const message = await shop.prisma.message.findFirstOrThrow()
  const review = await shop.prisma.review.findFirstOrThrow()
  const open = [`inbox?open=${message.id}`, `inbox?tab=reviews&open=${review.id}`]
  const more = [...odd, ...tabs, ...open].map((screen) => `/office/${screen}`)

  for (const path of [...(await officeScreens(shop)), ...more]) {
    await page.goto(path)
    await comesTo(page, path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').count(), path).toBe(1)
    expect(await findObstacles(page, size), path).toEqual([])
    expect(await findSmallLetters(), path).toEqual([])
  }

  /** Visible Bengali below 14 px: texts for screen readers alone have no size. */
  function findSmallLetters() {
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) =>
          [...part.childNodes].some(
            ({ nodeType, textContent }) =>
              nodeType === Node.TEXT_NODE && /[\u0980-\u09ff]/.test(textContent ?? ''),
          ),
        )
        .filter((part) => !part.closest('.visually-hidden') && part.checkVisibility())
        .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 14)
        .map((part) => part.outerHTML.slice(0, 99)),
    )
  }
})

test('id that is not a number leads to "not found"', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/me')
  for (const path of [
    'products/abc',
    'products/-1',
    'products/0/stock',
    'import/x',
    'customers/1.5',
  ]) {
    await page.goto(`/office/${path}`)
    await sees(page.getByRole('heading', { level: 1, name: 'এই ঠিকানায় কিছু নেই' }))
  }
})

test('a phone has the dock and what is behind "more", a wide screen the rail', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/me', phone)

  await page.getByRole('navigation').getByRole('link', { name: 'আরও' }).click()
  await comesTo(page, '/office/more')
  await page.getByRole('link', { name: 'কর্মী' }).click()
  await comesTo(page, '/office/staff')
  await expect.poll(() => page.title()).toBe('কর্মী · নকশি হাট অফিস')
  expect(await page.locator('.rail').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'ফিরে যান' }).click()
  await comesTo(page, '/office/more')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('.rail').getByRole('link', { name: 'কে কী করেছেন' }).click()
  await comesTo(page, '/office/audit')
  expect(await page.locator('.dock').isVisible()).toBe(false)
})

test('at a desk an arrow leads from a form back to its list', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new')
  const back = page.getByRole('link', { name: 'ফিরে যান' })

  await back.click()
  await comesTo(page, '/office/products')
  await missesAll(back)
})

test('text typed into the search while the next screen loads goes on there, and is no shortcut', async () => {
  const late = holdBack('**/assets/inbox-page-*.js')
  const { page } = await openAsStaff(shop, 'owner', '/office/orders', { before: late.before })
  const search = page.getByRole('searchbox')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.keyboard.press('/')
  await page.keyboard.type('017')
  late.release()
  await comesTo(page, '/office/inbox')
  await page.keyboard.type('123')

  expect(await search.inputValue()).toBe('017123')
  await page.keyboard.press('Enter')
  await comesTo(page, '/office/orders?q=017123&queue=all')
})

test('the language is the person’s, on every device', async () => {
  const { page, login } = await openAsStaff(shop, 'owner', '/office/audit')

  await page.getByRole('button', { name: 'EN English' }).click()
  await sees(page.getByRole('heading', { name: 'Audit log' }))
  expect(await page.locator('html').getAttribute('lang')).toBe('en')

  const other = await shop.borrow('/office/signin', { ...phone, allow: refusals })
  await sees(other.getByRole('heading', { name: 'অফিসে লগইন করুন' }))
  await signIn(other, login)
  await other.waitForURL((url) => !url.pathname.endsWith('/signin'))
  await sees(other.getByRole('link', { name: 'More' }))
  await other.goto('/office/signin')
  await sees(other.getByRole('heading', { name: 'Sign in to the office' }))
})

test('keys lead on, and are letters in a field', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/me')

  await page.keyboard.press('?')
  await sees(page.getByRole('dialog').getByText('কে কী করেছেন খুলুন'))
  await page.keyboard.press('Escape')
  await page.getByLabel('নাম').fill('')
  await page.keyboard.type('ga?')
  expect(await page.getByLabel('নাম').inputValue()).toBe('ga?')
  await page.locator('h1').click()
  await page.keyboard.type('ga')

  await comesTo(page, '/office/audit')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('Ctrl S keeps the form that one writes in, in a dialog too', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/me')
  const [threads, looms] = [`Threads ${id}`, `Looms ${id}`]
  const known = () => shop.prisma.staff.findUniqueOrThrow({ where: { id } })
  await page.getByLabel('নাম').fill(threads)
  await page.keyboard.press('Control+s')
  await sees(page.getByRole('status').getByText('সেভ হয়েছে'))
  expect(await known()).toMatchObject({ name: threads })

  await page.getByLabel('নাম').fill('Not to be kept')
  await page.getByLabel('নতুন পাসওয়ার্ড').fill('short')
  await page.keyboard.press('Control+s')
  await sees(page.locator('.field-error'))
  expect(await known()).toMatchObject({ name: threads })

  await page.goto('/office/staff')
  await page.getByRole('button', { name: `${threads}: বদলান` }).click()
  await page.getByRole('dialog').getByLabel('নাম').fill(looms)
  await page.keyboard.press('Control+s')
  await missesAll(page.getByRole('dialog'))
  expect(await known()).toMatchObject({ name: looms })
})

test('without a connection a bar says since when, and a write says that it may be sent again', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    allow: [...refusals, /ERR_INTERNET_DISCONNECTED/],
  })

  await page.context().setOffline(true)
  await sees(page.getByText(/^(ভোর|সকাল|দুপুর|বিকাল|সন্ধ্যা|রাত) \d+:\d\d থেকে ইন্টারনেট নেই/))
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByRole('alert').getByText('ইন্টারনেট নেই। সংযোগ এলে আবার চেষ্টা করুন'))
  await page.locator('.offline').getByRole('button').click()
  await expect.poll(() => page.locator('h1:focus').count()).toBe(1)

  await page.context().setOffline(false)
  await expect.poll(() => page.getByText(/থেকে ইন্টারনেট নেই/).count()).toBe(0)
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByRole('status').getByText('সেভ হয়েছে'))
})
