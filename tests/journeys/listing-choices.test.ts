import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const [[, narrow], [, wide]] = looks
const total = /of (\d+) for/

test('at a desk colour, size and stock narrow a listing, in its address', async () => {
  const page = await shop.visit('/menu/পুরুষ', { ...wide })
  const panel = page.locator('.listing-filters')
  const choice = (name: RegExp) => panel.getByRole('checkbox', { name })
  const count = async () =>
    Number(total.exec(await page.locator('.listing-count').innerText())?.[1])
  expect(await page.locator('script[src*="choice-filters"]').count()).toBe(0)
  await panel.getByText('রং, সাইজ, স্টক, তারা, ছাড়').click()
  await sees(panel.getByRole('group', { name: 'রং' }))
  expect(await panel.getByRole('slider').count()).toBe(2)
  const black = panel.locator('label', { has: page.getByRole('checkbox', { name: /কালো/ }) })
  const said = Number(
    /(\d+)$/.exec(
      (await black.innerText()).replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))),
    )?.[1],
  )

  await black.click()

  await expect.poll(count).toBe(said)
  expect(new URL(page.url()).searchParams.get('color')).toMatch(/black|কালো/i)
  const answered = page.waitForResponse((response) =>
    `${response.url()}${response.request().postData()}`.includes('in_stock'),
  )
  await choice(/স্টকে আছে/).press(' ')
  await page.waitForURL(/stock=1/)
  await answered
  await missesAll(page.locator('.listing-stale'))
  expect(await findObstacles(page, wide)).toEqual([])
  await page.reload()
  await expect.poll(() => choice(/কালো/).isChecked()).toBe(true)
  await page.getByRole('link', { name: /ফিল্টার সরান: .*কালো/ }).click()
  await comesTo(page, '/menu/পুরুষ?stock=1')
  await page.goBack()
  await expect.poll(() => choice(/কালো/).isChecked()).toBe(true)
})

test('on a phone the choices stand in the sheet, with spans of the price', async () => {
  const page = await shop.visit('/tag/Fashion', { ...narrow })
  await page.locator('.filter-open').tap()
  const sheet = page.getByRole('dialog')
  await sees(sheet.getByRole('group', { name: 'সাইজ' }))
  expect(await findObstacles(page, narrow)).toEqual([])

  await sheet.getByRole('button', { name: '৳500 – ৳1,000' }).tap()

  await page.waitForURL(/min=500&max=1000/)
  const span = sheet.getByRole('button', { name: '৳500 – ৳1,000' })
  await expect.poll(() => span.getAttribute('aria-pressed')).toBe('true')
})
