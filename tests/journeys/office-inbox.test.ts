// Over 200 lines: messages and reviews are one screen.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
let number = 0

test('a message is answered, done and opened again on a phone, beside its writer’s orders', async () => {
  const order = await shop.prisma.order.findFirstOrThrow({
    where: { customer: { email: { contains: '@' } } },
    orderBy: { id: 'desc' },
    include: { customer: true },
  })
  const { id, subject, email } = await writeMessage(order.customer?.email)
  const { page, name } = await openAsStaff(shop, 'agent', '/office/inbox', phone)

  await row(page, subject).click()
  await comesTo(page, `/office/inbox?open=${id}`)
  await missesAll(row(page, subject))
  await sees(page.getByText('01712-345678'))
  await page.setViewportSize({ width: 360, height: 740 })
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  expect(await whatsapp.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
  expect(await page.getByRole('link', { name: order.transId }).getAttribute('href')).toBe(
    `/office/orders/${order.transId}`,
  )
  await page.getByRole('textbox', { name: 'উত্তর' }).fill('Yes, in red & blue\nfrom Monday')
  const words = 'Yes%2C%20in%20red%20%26%20blue'
  expect(await hrefOf(page, 'মেইল')).toBe(
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${words}%0D%0Afrom%20Monday`,
  )
  expect(await hrefOf(page, 'WhatsApp')).toBe(
    `https://wa.me/8801712345678?text=${words}%0Afrom%20Monday`,
  )
  expect(await hrefOf(page, 'কল করুন')).toBe('tel:01712345678')
  await page.getByRole('button', { name: 'উত্তর রাখুন' }).click()
  await sees(page.getByText('লেখা রাখা হয়েছে, এখনও পাঠানো হয়নি'))
  await sees(page.getByRole('article').getByText(name))
  expect(await stored(id)).toMatchObject({ state: 0, answer: 'Yes, in red & blue\nfrom Monday' })
  // No program of the test's browser takes the number.
  await page.getByRole('link', { name: 'কল করুন' }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  })
  await sees(page.getByRole('article').getByText('উত্তর দেওয়া হয়েছে', { exact: true }))
  await expect.poll(async () => (await stored(id)).state).toBe(1)

  await page.getByRole('button', { name: 'কাজ শেষ' }).click()
  await expect.poll(async () => (await stored(id)).state).toBe(2)
  await page.getByRole('button', { name: 'আবার খুলুন' }).click()
  await expect.poll(async () => (await stored(id)).state).toBe(0)

  await page.getByRole('link', { name: 'ফিরে যান' }).click()
  await comesTo(page, '/office/inbox')
  await expect.poll(() => row(page, subject).evaluate(isFocused)).toBe(true)
})

test('a row of the list shows two lines of the message', async () => {
  const words = 'Is there a larger one, in red, and can it be here before Friday? '.repeat(4)
  const { subject } = await writeMessage(undefined, words)
  const { page } = await openAsStaff(shop, 'agent', '/office/inbox', phone)

  const lines = row(page, subject).getByText(words.trim())
  await sees(lines)
  const high = await lines.evaluate(
    (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
  )

  expect(high).toBeCloseTo(2, 1)
})

test('the second of two people who answer sees the first answer and keeps their own text', async () => {
  const { id, subject } = await writeMessage()
  const one = await openAsStaff(shop, 'agent', `/office/inbox?open=${id}`)
  const two = await openAsStaff(shop, 'agent', `/office/inbox?open=${id}`)
  await sees(one.page.getByRole('heading', { name: subject }))
  await two.page.getByRole('textbox', { name: 'উত্তর' }).fill('The second answer')

  await one.page.getByRole('textbox', { name: 'উত্তর' }).fill('The first answer')
  await one.page.getByRole('button', { name: 'উত্তর রাখুন' }).click()
  await sees(one.page.getByRole('status').getByText('লেখা রাখা হয়েছে, এখনও পাঠানো হয়নি'))
  await two.page.getByRole('button', { name: 'উত্তর রাখুন' }).click()

  await sees(
    two.page.getByRole('alert').getByText(`${one.name} এরই মধ্যে এটি বদলেছেন: উত্তর লেখা আছে`),
    two.page.getByText('The first answer'),
  )
  expect(await two.page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe(
    'The second answer',
  )
  expect(await stored(id)).toMatchObject({ answer: 'The first answer' })
  await two.page.getByRole('button', { name: 'উত্তর রাখুন' }).click()
  await expect.poll(async () => (await stored(id)).answer).toBe('The second answer')
})

test('typed text stays while another message is open, and where the connection fails', async () => {
  const [one, other] = [await writeMessage(), await writeMessage()]
  const { page } = await openAsStaff(shop, 'agent', '/office/inbox', {
    allow: [...refusals, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  })

  await row(page, one.subject).click()
  await page.getByRole('textbox', { name: 'উত্তর' }).fill('Half an answer')
  await row(page, other.subject).click()
  await sees(page.getByRole('heading', { name: other.subject }))
  expect(await page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe('')
  await row(page, one.subject).click()
  await sees(page.getByRole('heading', { name: one.subject }))
  expect(await page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe('Half an answer')
  await page.reload()
  await sees(page.getByRole('heading', { name: one.subject }))
  expect(await page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe('Half an answer')

  await page.route('**/api/office/messages/answer', (route) => route.abort(), { times: 2 })
  await page.getByRole('button', { name: 'উত্তর রাখুন' }).click()
  await sees(page.getByRole('alert').getByText('ইন্টারনেট নেই। সংযোগ এলে আবার চেষ্টা করুন'))
  expect(await page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe('Half an answer')

  await page.getByRole('textbox', { name: 'উত্তর' }).press('End')
  await page.context().setOffline(true)
  await sees(page.getByText('ইন্টারনেট নেই। সংযোগ এলে আবার কাজ করা যাবে।'))
  await page.keyboard.type(', and its end')
  expect(await page.getByRole('textbox', { name: 'উত্তর' }).inputValue()).toBe(
    'Half an answer, and its end',
  )
  for (const act of ['উত্তর রাখুন', 'কাজ শেষ']) {
    expect(await page.getByRole('button', { name: act }).isDisabled(), act).toBe(true)
  }
  await page.context().setOffline(false)
  await expect.poll(() => page.getByRole('button', { name: 'কাজ শেষ' }).isDisabled()).toBe(false)

  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await stored()).toContain('Half an answer')
  await page.goto('/office/me')
  await page.getByRole('button', { name: 'লগআউট করুন' }).click()
  await comesTo(page, '/office/signin')
  expect(await stored()).not.toContain('Half an answer')
})

test('a held review is shown, and put back where another one hid it before', async () => {
  const review = await heldReview()
  const { page } = await openAsStaff(shop, 'manager', '/office/inbox?tab=reviews&state=held')
  await row(page, review.review).click()
  await sees(page.getByRole('article').getByText(review.review))

  // Another person, between the read and the press.
  await shop.prisma.review.update({ where: { id: review.id }, data: { state: 2 } })
  await page.getByRole('button', { name: 'দেখান' }).click()
  await sees(page.getByRole('alert').getByText('অন্য কেউ এরই মধ্যে এটি বদলেছেন: লুকানো'))
  expect(await stateOfReview(review.id)).toBe(2)
  await sees(page.getByRole('button', { name: 'লুকান', pressed: true }))

  await page.getByRole('button', { name: 'দেখান' }).click()
  await sees(page.getByRole('button', { name: 'দেখান', pressed: true }))
  await expect.poll(() => stateOfReview(review.id)).toBe(0)
  const answer = await fetch(`${shop.url}/api/get/product/reviews/${review.product.slug}`)
  expect(await answer.text()).toContain(review.review)
})

test('the second of two who judge a review reads who was first', async () => {
  const review = await heldReview()
  const at = `/office/inbox?tab=reviews&open=${review.id}`
  const one = await openAsStaff(shop, 'agent', at)
  const two = await openAsStaff(shop, 'manager', at)
  await sees(two.page.getByRole('button', { name: 'আটকে রাখুন', pressed: true }))

  await one.page.getByRole('button', { name: 'লুকান' }).click()
  await sees(one.page.getByRole('article').getByText(one.name))
  await two.page.getByRole('button', { name: 'দেখান' }).click()

  await sees(
    two.page.getByRole('alert').getByText(`${one.name} এরই মধ্যে এটি বদলেছেন: লুকানো`),
    two.page.getByRole('article').getByText(new RegExp(` · ${one.name}$`)),
  )
  expect(await stateOfReview(review.id)).toBe(2)
})

test('the state of a review changes before the answer, and back where it fails', async () => {
  const review = await heldReview()
  const { page } = await openAsStaff(shop, 'agent', `/office/inbox?tab=reviews&open=${review.id}`, {
    allow: [...refusals, /status of 500/],
  })
  let answer = () => {}
  const mayAnswer = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/office/reviews/state', async (route) => {
    await mayAnswer
    await route.fulfill({ status: 500, json: { message: 'It broke' } })
  })

  await page.getByRole('button', { name: 'লুকান' }).click()
  await sees(page.getByRole('button', { name: 'লুকান', pressed: true }))
  answer()

  await sees(page.getByRole('alert').getByText('কাজটি হয়নি, আবার চেষ্টা করুন।'))
  await sees(page.getByRole('button', { name: 'আটকে রাখুন', pressed: true }))
})

test('a long list goes on, an empty one says why, and one that fails is read again', async () => {
  const first = await writeMessage()
  for (let nr = 0; nr < 30; nr++) await writeMessage()
  const { page } = await openAsStaff(shop, 'agent', '/office/inbox', {
    allow: [...refusals, /status of 500/],
  })
  const list = page.getByRole('region', { name: 'মেসেজ' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(30)
  await page.getByRole('button', { name: 'আরও দেখুন' }).scrollIntoViewIfNeeded()
  await sees(row(page, first.subject))

  await page.route('**/api/office/messages?state=closed', (route) =>
    route.fulfill({ json: { message: 'success', messages: [], next: null } }),
  )
  await page.getByLabel('অবস্থা').selectOption('closed')
  await sees(page.getByText('এই অবস্থার কিছু নেই'))
  await page.route(
    '**/api/office/messages?state=answered',
    (route) => route.fulfill({ status: 500, json: { message: 'It broke' } }),
    { times: 1 },
  )
  await page.getByLabel('অবস্থা').selectOption('answered')
  await sees(list.getByText('কাজটি হয়নি, আবার চেষ্টা করুন।'))
  await list.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await missesAll(list.getByText('কাজটি হয়নি, আবার চেষ্টা করুন।'))
})

test('a link opens what is far down its list, and says where there is nothing', async () => {
  const message = await writeMessage()
  const review = await heldReview()
  for (let nr = 0; nr < 30; nr++) await writeMessage()
  const { id: productId } = review.product
  const later = { productId, customerId: review.customerId, review: 'Later', state: 2 }
  await shop.prisma.review.createMany({ data: Array.from({ length: 30 }, () => later) })
  const { page } = await openAsStaff(shop, 'agent', `/office/inbox?open=${message.id}`, {
    allow: [...refusals, /status of (404|500)/],
  })

  await sees(page.getByRole('article', { name: message.subject }))
  expect(await row(page, message.subject).count()).toBe(0)
  await page.getByRole('button', { name: 'কাজ শেষ' }).click()
  await sees(page.getByRole('article').getByText('শেষ', { exact: true }))
  await expect.poll(() => stored(message.id)).toMatchObject({ state: 2 })

  await page.goto(`/office/inbox?tab=reviews&open=${review.id}`)
  await page.getByRole('button', { name: 'লুকান' }).click()
  await sees(page.getByRole('button', { name: 'লুকান', pressed: true }))
  await expect.poll(() => stateOfReview(review.id)).toBe(2)
  expect(await row(page, review.review).count()).toBe(0)

  await page.goto('/office/inbox?open=2147483647')
  await sees(page.getByText('এই মেসেজটি নেই'))
  await page.route('**/api/office/messages/one/*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.goto(`/office/inbox?open=${message.id}`)
  const again = page.getByRole('button', { name: 'আবার চেষ্টা করুন' })
  await sees(again)
  await page.unroute('**/api/office/messages/one/*')
  await again.click()
  await sees(page.getByRole('article', { name: message.subject }))
  await shop.prisma.review.deleteMany({ where: { customerId: review.customerId } })
})

const row = (page: Page, words: string) => page.locator('[data-row]').filter({ hasText: words })
const hrefOf = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name }).getAttribute('href')
const isFocused = (part: Element) => part === document.activeElement
const stored = (id: number) => shop.prisma.message.findUniqueOrThrow({ where: { id } })

function writeMessage(
  email = 'writer@example.com',
  message = 'Is there a larger one?\nAnd in red?',
) {
  number += 1
  const of = crypto.randomUUID().slice(0, 8)
  return shop.prisma.message.create({
    data: {
      name: 'Writer',
      number: '01712345678',
      email,
      subject: `Size ${number} ${of}`,
      message,
    },
  })
}

/** A review with a picture, by a customer of its own. */
async function heldReview() {
  const customer = await shop.shopper()
  const taken = await shop.prisma.reviewImage.findMany({ select: { image: true } })
  const product = await shop.prisma.product.findFirstOrThrow({
    where: { image: { notIn: taken.map(({ image }) => image) } },
    orderBy: { id: 'asc' },
  })
  return shop.prisma.review.create({
    data: {
      review: `Good cloth ${crypto.randomUUID()}`,
      state: 1,
      productId: product.id,
      customerId: customer.id,
      images: { create: { image: product.image } },
    },
    include: { product: true },
  })
}

async function stateOfReview(id: number): Promise<number> {
  return (await shop.prisma.review.findUniqueOrThrow({ where: { id } })).state
}
