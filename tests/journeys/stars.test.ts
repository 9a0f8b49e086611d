import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const [[, narrow], [, wide]] = looks
const bag = '/product/leather-handbag-three-pockets'

test('a shopper gives stars by keyboard or finger, and takes them back', async () => {
  const page = await shop.visit('/product/children-rhyme-book-colour?tab=reviews', {
    as: await shop.shopper({ name: 'Nasrin Akter' }),
    ...narrow,
  })
  const form = page.getByRole('form', { name: 'রিভিউ লিখুন' })
  const star = (stars: string) => form.getByRole('radio', { name: `${stars} তারা` })

  const press = (stars: string) =>
    form.locator('label', { has: page.getByRole('radio', { name: `${stars} তারা` }) }).click()
  await press('২')
  expect(await star('২').isChecked()).toBe(true)
  await star('২').press('ArrowRight')
  await star('৩').press('ArrowRight')
  expect(await star('৪').isChecked()).toBe(true)
  await press('৪')
  expect(await form.locator(':checked').count()).toBe(0)
  await press('৫')
  await form.getByRole('textbox', { name: 'আপনার মতামত' }).fill('My daughter sings along.')
  expect(await findObstacles(page, narrow)).toEqual([])
  await form.getByRole('button', { name: 'রিভিউ পাঠান' }).click()

  const review = page.locator('.review', { hasText: 'Nasrin Akter' })
  await sees(review.getByText('৫ তারার মধ্যে ৫'))
  await sees(page.locator('.product-rating').getByText('৫ তারার মধ্যে ৫.০, ১টি রিভিউ থেকে'))
  expect(await form.locator(':checked').count()).toBe(0)
})

test('the stars beside the title lead to their spread, and search engines read them', async () => {
  const page = await shop.visit(bag)
  const rating = page.locator('.product-rating')
  await sees(rating)
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(facts.aggregateRating).toMatchObject({ ratingCount: 5, bestRating: 5 })

  await rating.click()

  await comesTo(page, `${bag}?tab=reviews`)
  await sees(page.getByText('৫ তারা: ৩টি রিভিউ'))
  await sees(page.locator('.review').getByText('এখান থেকে কেনা').first())
  expect(await findObstacles(page, wide)).toEqual([])
})

test('a card shows the stars of three reviews, and keeps one link and one button', async () => {
  const page = await shop.visit('/search?keyword=জামদানি শাড়ি')
  const card = page.locator('.product-card', { has: page.locator('.rating') }).first()
  await sees(card)

  expect(await card.getByRole('link').count()).toBe(1)
  expect(await card.getByRole('button').count()).toBe(1)
  await sees(card.getByText(/৫ তারার মধ্যে ৪/))
})
