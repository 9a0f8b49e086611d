// Over 200 lines: reading and writing reviews, with their pictures.

import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { addReview } from '#contract/reviews'
import { jpeg } from '../support/pictures.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const reviewsOf = (slug: string) => `/product/${slug}?tab=reviews`
const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(400, 300),
})

test('a guest reads reviews and is led to login to write one', async () => {
  const page = await shop.borrow(reviewsOf('dhakai-jamdani-saree'))
  const review = page.getByRole('listitem').filter({ hasText: 'তানিয়া সুলতানা' }).last()

  await sees(review.getByText(/বুনন খুব সূক্ষ্ম/))
  await sees(review.locator('.avatar img'))
  const link = page.locator('.reviews').getByRole('link', { name: 'রিভিউ লিখুন' })
  expect(await link.getAttribute('href')).toMatch(/^\/login/)
  expect(await page.getByRole('textbox', { name: 'আপনার মতামত' }).count()).toBe(0)
})

test('a reviewer without a photo has initials in its place', async () => {
  const page = await shop.borrow(reviewsOf('dhakai-jamdani-saree'))

  const avatar = page.locator('.review', { hasText: 'Sadia Afrin' }).locator('.avatar')

  expect(await avatar.innerText()).toBe('SA')
})

test('a product without reviews says so', async () => {
  const page = await shop.borrow(reviewsOf('hiking-boot-waterproof'))

  await sees(page.getByText('There is no review yet.', { exact: true }))
})

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  return top >= header && bottom <= innerHeight
}

test('a customer writes a review with pictures, one removed before it is sent', async () => {
  const shopper = await shop.shopper({ name: 'Nasrin Akter' })
  const page = await shop.borrow(reviewsOf('children-rhyme-book-colour'), { as: shopper })
  const form = page.getByRole('form', { name: 'রিভিউ লিখুন' })

  await form.getByRole('textbox', { name: 'আপনার মতামত' }).fill('My daughter sings along.')
  await form
    .locator('input[type="file"]')
    .setInputFiles([await picture('a.jpg'), await picture('b.jpg')])
  expect(await form.locator('.picture-picker-previews img').count()).toBe(2)
  await form.getByRole('button', { name: 'ছবি ১ সরান' }).click()
  expect(await form.locator('.picture-picker-previews img').count()).toBe(1)
  await form.getByRole('button', { name: 'রিভিউ পাঠান' }).click()

  await sees(page.getByText('The Review added successfully'))
  const review = page.locator('.review', { hasText: 'Nasrin Akter' })
  await sees(review.getByText('My daughter sings along.'))
  await page.waitForFunction(() => document.activeElement?.matches('.review'))
  await expect.poll(() => review.evaluate(isInView)).toBe(true)
  expect(await review.getByRole('img', { name: 'রিভিউর ছবি ১' }).count()).toBe(1)
  expect(await form.getByRole('textbox').inputValue()).toBe('')
  await missesAll(form.locator('.picture-picker-previews'))
})

test('a large picture from a phone leaves it small and upright', async () => {
  const sideways = await sharp(randomBytes(900 * 600 * 3), {
    raw: { width: 900, height: 600, channels: 3 },
  })
    .resize({ width: 3600 })
    .jpeg({ quality: 98 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(sideways.length).toBeGreaterThan(3_000_000)
  const page = await shop.borrow(reviewsOf('wooden-puzzle-and-dice'), { as: await shop.shopper() })
  const form = page.getByRole('form', { name: 'রিভিউ লিখুন' })
  await form.getByRole('textbox', { name: 'আপনার মতামত' }).fill('As on the picture.')
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: sideways })
  const answered = page.waitForResponse((answer) => answer.url().endsWith(addReview.path))

  await form.getByRole('button', { name: 'রিভিউ পাঠান' }).click()

  const { requestBodySize } = await (await answered).request().sizes()
  expect(requestBodySize).toBeLessThan(sideways.length / 2)
  await sees(page.getByText('The Review added successfully'))
  const { image } = await shop.prisma.reviewImage.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(image).toMatch(/-1600x2400\.webp$/)
})

/** A browser draws it, the shop takes no such file: a bitmap of one pixel. */
const bitmap = Buffer.alloc(58)
bitmap.write('BM')
for (const [value, at] of [
  [58, 2],
  [54, 10],
  [40, 14],
  [1, 18],
  [1, 22],
] as const) {
  bitmap.writeInt32LE(value, at)
}
bitmap.writeInt16LE(1, 26)
bitmap.writeInt16LE(24, 28)

test('a file that is no photo is named before it is sent, and stays red until it is removed', async () => {
  const page = await shop.borrow(reviewsOf('children-rhyme-book-colour'), {
    as: await shop.shopper(),
    allow: [/status of 415/],
  })
  const files = page.locator('.picture-picker input')
  const errors = page.locator('.picture-picker .field-error')
  const previews = page.locator('.picture-picker-previews li')
  const file = (name: string, mimeType: string, size = 2) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(size, 'no'),
  })

  await files.setInputFiles([
    file('notes.txt', 'text/plain'),
    file('torn.jpg', 'image/jpeg'),
    file('huge.jpg', 'image/jpeg', 8 * 1024 * 1024 + 1),
  ])
  await sees(errors.filter({ hasText: 'notes.txt: শুধু JPEG' }))
  await sees(errors.filter({ hasText: 'torn.jpg: ছবিটি খোলা যাচ্ছে না' }))
  await sees(errors.filter({ hasText: 'huge.jpg: ছবিটি ৮ MB-র বেশি' }))
  await files.setInputFiles([{ name: 'saree.jpg', mimeType: 'image/jpeg', buffer: bitmap }])
  await sees(previews)
  expect(await errors.count()).toBe(3)

  await page.getByRole('button', { name: 'torn.jpg সরান' }).click()
  expect(await errors.count()).toBe(2)
  expect(await files.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'রিভিউ পাঠান' }).click()

  await sees(errors.filter({ hasText: 'JPEG, PNG, WebP, AVIF বা GIF ছবি দিন' }))
  expect(await errors.count()).toBe(3)
  expect(await previews.count()).toBe(1)
})

test('an empty review is refused with the reason', async () => {
  const page = await shop.borrow(reviewsOf('children-rhyme-book-colour'), {
    as: await shop.shopper(),
    allow: [/status of 42[29]/],
  })

  await page.getByRole('button', { name: 'রিভিউ পাঠান' }).click()

  await sees(page.getByRole('alert').filter({ hasText: /\S/ }))
  const message = 'A product can have at most 5 reviews of one customer a day'
  await page.route(`**${addReview.path}`, (route) =>
    route.fulfill({ status: 429, json: { message } }),
  )
  await page.getByRole('textbox', { name: 'আপনার মতামত' }).fill('Once more')
  await page.getByRole('button', { name: 'রিভিউ পাঠান' }).click()
  await sees(page.locator('.review-form > .field-error').getByText('দিনে সর্বোচ্চ ৫টি রিভিউ'))
})

test('a picture of a review opens large, and Escape goes back to it', async () => {
  const page = await shop.borrow(reviewsOf('dhakai-jamdani-saree'))
  const opener = page.getByRole('button', { name: /বড় করে দেখুন/ }).first()

  await opener.click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByRole('img', { name: 'রিভিউর ছবি ১' }))
  await page.keyboard.press('Escape')

  await missesAll(dialog)
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** A hundred reviews of five thousand letters, for this test only; returns the product's total. */
async function fillWithReviews(slug: string) {
  const { id: productId } = await shop.prisma.product.findUniqueOrThrow({ where: { slug } })
  const { id: customerId } = await shop.prisma.customer.findFirstOrThrow()
  const words = 'শাড়ির বুনন “খুব” সূক্ষ্ম & ভালো <3 '.repeat(200).slice(0, 4950)
  // The former page may be served for a second, with the reviews of another test.
  const mark = randomUUID()
  const rows = await shop.prisma.review.createManyAndReturn({
    data: Array.from({ length: 100 }, (_, nr) => ({
      productId,
      customerId,
      review: `${nr}: ${mark} ${words}`,
    })),
    select: { id: true },
  })
  onTestFinished(async () => {
    await shop.prisma.review.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  })
  await shop.shows(`/product/${slug}?tab=reviews`, mark)
  return shop.prisma.review.count({ where: { productId } })
}

test.each([390, 1280])(
  'at %i px ten long reviews come first, and ten more at a press',
  async (width) => {
    const slug = 'velvet-prayer-mat'
    const count = await fillWithReviews(slug)
    const page = await shop.borrow(reviewsOf(slug), { width })
    const reviews = page.locator('.review')
    await sees(page.getByRole('tab', { name: `Reviews (${count})` }), reviews.first())
    const first = await page.request.get(page.url())
    expect(await reviews.count()).toBe(10)

    await page.getByRole('button', { name: 'আরও রিভিউ দেখুন' }).click()
    await sees(reviews.nth(19))

    expect(await reviews.count()).toBe(20)
    await page.waitForFunction(() => document.activeElement?.matches('.review:nth-child(11)'))
    expect(await reviews.nth(10).locator('p').innerText()).toMatch(/^89: /)
    expect((await first.body()).length).toBeLessThan(400_000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
