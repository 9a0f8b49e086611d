import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { missesAll, onEntry, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each(looks)(
  'a size chart opens beside the sizes, late, and Back closes it (%s)',
  async (_name, look) => {
    const page = await shop.visit('/product/eid-panjabi-embroidered', { ...look })
    expect(await page.locator('script[src*="size-chart-dialog"]').count()).toBe(0)

    await page.getByRole('button', { name: 'সাইজ চার্ট' }).click()

    const dialog = page.getByRole('dialog', { name: 'সাইজ চার্ট' })
    await sees(dialog.getByRole('columnheader', { name: 'বুক (ইঞ্চি)' }))
    await sees(dialog.getByRole('cell', { name: 'XXL' }))
    expect(await findObstacles(page, look)).toEqual([])
    await onEntry(page, 1)
    await page.goBack()
    await missesAll(dialog)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('সাইজ চার্ট')
  },
)
