import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quarters } from '../support/pictures.ts'
import { drag, pressLong } from './support/dragging.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff } from './support/office.ts'
import { sees } from './support/page.ts'
import { fromCamera, isUp, quartersOf, urlsOf } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const form = '/office/products/new'
const tileOf = (page: Page, nr: number) => page.locator('.photos > .photo').nth(nr - 1)
const menuOf = (page: Page, nr: number) => page.getByRole('button', { name: `ছবি ${nr}: কী করবেন` })

test.each(looks)('photos are turned, cut square and put in order at %s', async (_name, size) => {
  const { page } = await openAsStaff(shop, 'owner', form, size)
  await page.setInputFiles('input[type=file]', [
    fromCamera('a.jpg', await quarters(600, 400)),
    fromCamera('b.jpg', await quarters(400, 400)),
    fromCamera('c.jpg', await quarters(400, 600)),
  ])
  await expect.poll(() => isUp(page, 3)).toBe(true)
  const before = await urlsOf(page)

  // Turned once to the right: bottom left becomes top left.
  await menuOf(page, 1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'ডানে ঘোরান' }).click()
  await sees(dialog.locator('.photo-shown img[style*="90deg"]'))
  expect(await findObstacles(page, size)).toEqual([])
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await isUp(page, 3)) && (await urlsOf(page))[0] !== before[0])
    .toBe(true)
  const [turned = ''] = await urlsOf(page)
  expect(turned).toMatch(/-400x600\.webp$/)
  expect(await quartersOf(page, turned)).toBe('bryg')

  // Square, and enlarged by the slider, by keys alone.
  await menuOf(page, 3).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'চৌকো করে কাটুন' }).focus()
  await page.keyboard.press('Enter')
  const part = page.getByRole('group', { name: 'ছবির যে অংশ থাকবে' })
  await sees(part)
  expect(await findObstacles(page, size)).toEqual([])
  await page.getByLabel('কাছে আনুন').focus()
  await page.keyboard.press('End')
  await part.focus()
  for (let nr = 0; nr < 20; nr++) await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'এভাবে নিন' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await isUp(page, 3)) && (await urlsOf(page))[2] !== before[2])
    .toBe(true)
  const square = (await urlsOf(page))[2] ?? ''
  expect(square).toMatch(/-100x100\.webp$/)

  // The last one becomes the first.
  if ('touch' in size) await pressLong(page, tileOf(page, 3), tileOf(page, 1))
  else await drag(page, tileOf(page, 3).locator('[data-grip]'), tileOf(page, 1))
  await expect.poll(async () => (await urlsOf(page))[0]).toBe(square)
  expect(await urlsOf(page)).toEqual([square, turned, before[1]])
})
