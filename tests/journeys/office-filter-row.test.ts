import { expect, test } from 'vitest'
import { openAsStaff } from './support/office.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const path = '/office/products?q=saree&category_id=1&tag_id=1'

test.each(['bn', 'en'])(
  'filters of products and the ways of a file share a line: %s',
  async (lang) => {
    const { page, id } = await openAsStaff(shop, 'manager', path, { width: 1280, height: 900 })
    await shop.prisma.staff.update({ where: { id }, data: { lang } })
    await page.reload()
    await sees(
      page.locator(`html[lang=${lang}] .filters .sought`),
      page.locator('.filters a').last(),
    )

    const readParts = () =>
      page.locator('.filters > *').evaluateAll((all) =>
        all
          .map((part) => {
            const { top, bottom } = part.getBoundingClientRect()
            return {
              text: part.textContent,
              middle: Math.round((top + bottom) / 2),
              high: bottom - top,
            }
          })
          .filter(({ high }) => high > 0),
      )
    // The discounts and the number of products come with answers of their own.
    await expect.poll(async () => (await readParts()).length).toBeGreaterThan(6)
    const seen = await readParts()
    const middle = Number(seen[0]?.middle)
    expect(seen.filter((part) => part.high > 50 || Math.abs(part.middle - middle) > 6)).toEqual([])
    expect(await findSticksOut(page)).toEqual([])
  },
)
