import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { looks } from './support/obstacles.ts'
import { openAsStaff } from './support/office.ts'
import { officeScreens } from './support/office-screens.ts'
import { comeAlive, comesTo, holdBack } from './support/page.ts'
import { gatherPeople, overlays, screens, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'
import {
  findFormerTexts,
  loseWrites,
  pressAll,
  showOriginal,
  translate,
} from './support/translator.ts'

const shop = openJourneys()
const allow = [/status of 4/, /ERR_FAILED/]

describe.each([...screens, ...overlays])('the screen $name, translated', (screen) => {
  test('takes every press and shows no former text', async () => {
    // Anew for each screen: a press may log out.
    const people = await gatherPeople(shop)
    const { path, who = 'guest' } = screen
    const page = await shop.walk(path, { as: people[who], allow, width: 390, lessMotion: true })
    if (who === 'demo') await loseWrites(page)
    await settle(page)
    await screen.act?.(page)

    expect(await pressAll(page, () => openAgain(page, path))).toEqual([])
  })
})

test('a page that is translated before its scripts shows what it means', async () => {
  const scripts = holdBack('**/assets/*.js')
  const page = await shop.visit('/tag/Fashion', {
    allow,
    isAlive: false,
    before: scripts.before,
  })
  await translate(page)

  scripts.release()

  await comeAlive(page)
  expect(await findFormerTexts(page)).toEqual([])
})

test('an original that is shown again has its words, and changes', async () => {
  const page = await shop.borrow('/return-policy', { width: 390 })
  const words = () => page.locator('#root').textContent()
  const former = await words()
  await translate(page)

  await showOriginal(page)

  await expect.poll(words).toBe(former)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect.poll(words).not.toBe(former)
  expect(await findFormerTexts(page)).toEqual([])
})

describe('the office', () => {
  test.each(looks)('every screen takes every press at %s, translated', async (_name, look) => {
    const { page } = await openAsStaff(shop, 'owner', '/office/me', { ...look, allow })
    await loseWrites(page)
    for (const path of await officeScreens(shop)) {
      const open = async () => {
        await page.goto(path)
        await comesTo(page, path)
        await page.waitForLoadState('networkidle')
      }
      await open()
      expect(await pressAll(page, open), path).toEqual([])
    }
  })
})

async function openAgain(page: Page, path: string) {
  await page.goto(path)
  await comeAlive(page)
  await settle(page)
}
