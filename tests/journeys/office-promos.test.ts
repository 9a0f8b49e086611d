// Over 200 lines: one screen, from a new code to its end, with its refusals.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }
/** Not shared with other tests. */
const newCode = () => `PROMO-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cardOf = (page: Page, code: string) => page.locator('.promo-cards > li', { hasText: code })
const open = (page: Page, code: string) => page.getByRole('link', { name: `${code}: বদলান` }).click()

/** A promo with this many uses. */
function usedPromo(redeemed: number) {
  const code = newCode()
  const data = { code, priceTaka: 100, maxRedemptions: 300, redeemed, maxPerCustomer: null }
  return shop.prisma.promo.create({ data })
}

test('a code is made on a phone, used in the shop, counted, and refused once it has ended', async () => {
  const code = newCode()
  const { page } = await openAsStaff(shop, 'owner', '/office/more', phone)
  await page.getByRole('link', { name: 'প্রোমো' }).tap()
  await page.getByRole('link', { name: 'নতুন প্রোমো' }).tap()
  await field(page, 'কোড').fill(code.toLowerCase())
  const lettersOf = (box: Element) => getComputedStyle(box).textTransform
  expect(await field(page, 'কোড').evaluate(lettersOf)).toBe('uppercase')
  const taka = field(page, 'কত টাকা কমবে')
  expect(await taka.getAttribute('aria-required')).toBe('true')
  await taka.fill('১০%')
  await sees(page.getByText('৳10 কমবে। শতাংশে ছাড় দিতে উপরে ‘শতাংশ’ বাছুন।'))
  await taka.fill('৳১০০/-')
  await field(page, 'মোট কতবার').fill('1,000')
  await field(page, 'একজন ক্রেতা কতবার').fill('2')
  await field(page, 'কত টাকার অর্ডারে').fill('১৫০০ টাকা')
  await field(page, 'শেষের দিন').fill('31/12/2096')
  await field(page, 'নিজেদের জন্য নোট').fill('ফেসবুক পেজে')
  await press(page, 'সেভ করুন')
  await comesTo(page, '/office/promos')
  const card = cardOf(page, code)
  const facts = [
    '৳100',
    'চলছে',
    '0 / 1,000',
    '৳1,500 থেকে',
    'একজন ক্রেতা 2 বার',
    '31 ডিসেম্বর 2096 পর্যন্ত',
    'ফেসবুক পেজে',
  ]
  await sees(...facts.map((words) => card.getByText(words)))
  const row = await shop.prisma.promo.findUniqueOrThrow({ where: { code } })
  expect(row.endsAt).toEqual(new Date('2096-12-31T18:00:00Z'))

  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const checkout = { as: shopper, allow: [/status of 404/] }
  const bought = await shop.borrow('/customer/checkout', checkout)
  await apply(bought, code)
  await sees(bought.getByRole('button', { name: /৳4,352 · অর্ডার কনফার্ম করুন/ }))
  await bought.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).click()
  await comesTo(bought, '/customer/order/success')

  await page.reload()
  await sees(card.getByText('1 / 1,000'))
  await open(page, code)
  await sees(page.getByText('1 বার ব্যবহার হয়েছে, তাই কোড ও ছাড় আর বদলানো যায় না।', { exact: false }))
  await press(page, 'এখনই শেষ করুন')
  await sees(
    page.getByText(`${code} শেষ করা হয়েছে`),
    page.locator('.promo-form .tag', { hasText: 'শেষ' }),
  )

  await shop.fillCart(shopper, 'dhakai-jamdani-saree')
  const refused = await shop.borrow('/customer/checkout', checkout)
  await apply(refused, code)
  await sees(refused.getByRole('alert').getByText('Invalid promo code'))

  await press(page, 'আবার চালু করুন')
  await comesTo(page, '/office/promos')
  await sees(card.getByText('চলছে'))
  await apply(refused, code)
  await missesAll(refused.getByRole('alert').getByText('Invalid promo code'))
  await sees(refused.getByText(code, { exact: true }))
})

test('the end of a promo can be undone for a minute, after a reload too', async () => {
  const { code, id } = await usedPromo(3)
  const { page } = await openAsStaff(shop, 'manager', `/office/promos?open=${id}`, wide)
  await press(page, 'এখনই শেষ করুন')
  await sees(page.getByText(`${code} শেষ করা হয়েছে`))
  await page.reload()
  await page.getByRole('button', { name: /^ফিরিয়ে নিন/ }).click()

  await sees(page.getByText('আগের মতো করা হয়েছে'))
  await sees(page.locator('.promo-form .tag', { hasText: 'চলছে' }))
  expect(await shop.prisma.promo.findUnique({ where: { id } })).toMatchObject({ active: true })
})

test.each(looks)(
  'each refusal stands below its field, in both languages, at %s',
  async (_, look) => {
    const { code } = await usedPromo(5)
    const { page } = await openAsStaff(shop, 'manager', '/office/promos?open=new', look)
    await press(page, 'সেভ করুন')
    await expect.poll(() => page.getByText('এই ঘরটি পূরণ করুন').count()).toBe(3)
    await refusedOf(page, 'কোড', code, 'এই কোড আগেই আছে')
    await refusedOf(page, 'কোড', 'ঈদ', 'কোডে 3 থেকে 20টি ইংরেজি অক্ষর, সংখ্যা বা হাইফেন দিন')
    await field(page, 'কোড').fill(newCode())
    await refusedOf(page, 'শেষের দিন', '32/13/2026', 'এভাবে লিখুন: 22/11/2026')
    await refusedOf(page, 'শেষের দিন', '1/1/2020', 'শেষের দিন পার হয়ে গেছে, নতুন দিন দিন')
    await field(page, 'শুরুর দিন').fill('2/1/2096')
    await refusedOf(page, 'শেষের দিন', '1/1/2096', 'শেষের দিন শুরুর আগে')
    await field(page, 'শেষের দিন').fill('')
    await refusedOf(page, 'কত টাকা কমবে', 'অনেক', /1 থেকে 1,?0?0,?000/)
    expect(await findObstacles(page, look)).toEqual([])

    await page.goto('/office/promos')
    await open(page, code)
    await sees(page.getByText('5-এর কম নয়'))
    expect(await field(page, 'কোড').isDisabled()).toBe(true)
    expect(await field(page, 'কত টাকা কমবে').isDisabled()).toBe(true)
    await refusedOf(page, 'মোট কতবার', '4', 'এর মধ্যেই 5 বার ব্যবহার হয়েছে')

    const english = await openAsStaff(shop, 'manager', '/office/more', look)
    await english.page
      .getByRole('button', { name: /English|^EN/ })
      .first()
      .click()
    await sees(
      english.page.getByRole('heading', { name: 'More' }).or(english.page.getByText('Sign out')),
    )
    await english.page.goto('/office/promos?open=new')
    await english.page.getByLabel('Code', { exact: true }).fill(code)
    await english.page.getByLabel('Amount off').fill('10')
    await english.page.getByLabel('Total uses').fill('10')
    await english.page.getByRole('button', { name: 'Save' }).click()
    await sees(english.page.getByText('There is a promo of this code'))
    expect(await findObstacles(english.page, look)).toEqual([])
  },
)

test('all problems of a promo are shown at one press', async () => {
  const { code } = await usedPromo(0)
  const { page } = await openAsStaff(shop, 'manager', '/office/promos?open=new', phone)
  await field(page, 'কোড').fill(code.toLowerCase())
  await field(page, 'কত টাকা কমবে').fill('0')
  await field(page, 'একজন ক্রেতা কতবার').fill('অনেক')
  await field(page, 'শুরুর দিন').fill('2/1/2096')
  await field(page, 'শেষের দিন').fill('1/1/2096')
  await press(page, 'সেভ করুন')

  const problems = page.locator('.promo-form .field-error')
  await sees(problems.filter({ hasText: 'এই কোড আগেই আছে' }))
  expect(await problems.allInnerTexts()).toEqual([
    'এই কোড আগেই আছে',
    expect.stringMatching(/1 থেকে 1,?00,?000/),
    'এই ঘরটি পূরণ করুন',
    expect.stringMatching(/1 থেকে 1,?000/),
    'শেষের দিন শুরুর আগে',
  ])
})

test('the second of two who change a promo chooses where both changed it', async () => {
  const { code, id } = await usedPromo(0)
  const [first, second] = await Promise.all(
    ['owner', 'manager'].map((role) =>
      openAsStaff(shop, role as 'owner', `/office/promos?open=${id}`, wide),
    ),
  )
  const { page } = second
  await field(page, 'মোট কতবার').fill('500')
  await field(page, 'নিজেদের জন্য নোট').fill('আমার নোট')
  await field(first.page, 'মোট কতবার').fill('400')
  await field(first.page, 'একজন ক্রেতা কতবার').fill('2')
  await press(first.page, 'সেভ করুন')
  await sees(first.page.getByText('সেভ হয়েছে').last())

  await press(page, 'সেভ করুন')
  await sees(page.getByText('আপনি লেখার সময় অন্য কেউ এই প্রোমো বদলেছেন', { exact: false }))
  const choice = page.getByRole('group', { name: 'মোট কতবার' })
  await sees(choice.getByText('400'), page.getByText('একজন ক্রেতা কতবার'), page.getByText('আমার নোট'))
  await sees(page.getByRole('button', { name: '1টি ঘর বেছে নিন', disabled: true }))
  expect(await findObstacles(page, wide)).toEqual([])
  await choice.getByRole('radio', { name: '500' }).check()
  await press(page, 'এভাবে চালিয়ে যান')
  expect(await field(page, 'মোট কতবার').inputValue()).toBe('500')
  expect(await field(page, 'একজন ক্রেতা কতবার').inputValue()).toBe('2')
  await press(page, 'সেভ করুন')
  await sees(page.getByText('সেভ হয়েছে').last())
  expect(await shop.prisma.promo.findUnique({ where: { code } })).toMatchObject({
    maxRedemptions: 500,
    maxPerCustomer: 2,
    note: 'আমার নোট',
  })
})

test('a promo that a colleague ended meanwhile is shown as ended before it is saved', async () => {
  const { id } = await usedPromo(0)
  const { page } = await openAsStaff(shop, 'manager', `/office/promos?open=${id}`, wide)
  await field(page, 'নিজেদের জন্য নোট').fill('আমার নোট')
  await shop.prisma.promo.update({ where: { id }, data: { active: false } })

  await press(page, 'সেভ করুন')
  await sees(page.getByText('শুধু অন্য কেউ বদলেছেন', { exact: false }))
  await expect
    .poll(() => page.locator('.two-editors dl').allInnerTexts())
    .toEqual([expect.stringMatching(/চালু\s+না/), expect.stringMatching(/নিজেদের জন্য নোট\s+আমার নোট/)])
  await press(page, 'এভাবে চালিয়ে যান')
  await press(page, 'সেভ করুন')
  await sees(page.getByText('সেভ হয়েছে').last())
  expect(await shop.prisma.promo.findUnique({ where: { id } })).toMatchObject({
    active: false,
    note: 'আমার নোট',
  })
})

test('by keys alone a code is made at a desk; what is typed waits through another screen', async () => {
  const code = newCode()
  const { page } = await openAsStaff(shop, 'owner', '/office/orders', wide)
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await comesTo(page, '/office/promos')
  await sees(page.locator('.promo-table'))
  await page.keyboard.press('n')
  await expect
    .poll(() => field(page, 'কোড').evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.keyboard.type(code)
  // Past the choice of what it takes off.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('70')
  await page.getByRole('link', { name: 'আজ', exact: true }).click()
  await comesTo(page, /^\/office\/?$/)
  await page.goBack()
  await expect.poll(() => field(page, 'কত টাকা কমবে').inputValue()).toBe('70')
  await field(page, 'মোট কতবার').fill('5')
  await page.keyboard.press('Control+s')

  await comesTo(page, /^\/office\/promos\?open=\d+$/)
  await sees(page.getByRole('heading', { name: `${code} বদলান` }))
  await page.getByRole('button', { name: `${code} কপি করুন` }).click()
  await sees(page.getByText('কপি হয়েছে'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await page.keyboard.press('n')
  await expect.poll(() => field(page, 'কোড').inputValue()).toBe('')
})

test('agent sees no promos', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/more', { ...phone, allow: refusals })
  expect(await page.getByRole('link', { name: 'প্রোমো' }).count()).toBe(0)
  await page.goto('/office/promos')
  await sees(page.getByText('এই পাতা আপনার জন্য খোলা নয়'))
})

async function apply(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill(code)
  await page.getByRole('button', { name: 'প্রয়োগ করুন' }).click()
}

/** Saves this value: the sentence shows below the field, which gets the focus. */
async function refusedOf(page: Page, name: string, value: string, sentence: string | RegExp) {
  const input = field(page, name)
  const filled = ['কত টাকা কমবে', 'মোট কতবার'].filter((each) => each !== name)
  for (const each of filled) {
    const other = field(page, each)
    if ((await other.isEnabled()) && (await other.inputValue()) === '') await other.fill('10')
  }
  await input.fill(value)
  await press(page, 'সেভ করুন')
  const problem = page.locator('.field').filter({ has: input }).locator('.field-error')
  await sees(problem.filter({ hasText: sentence }))
  await expect.poll(() => input.evaluate((it) => it === document.activeElement)).toBe(true)
}
