import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addStaff } from '../support/office.ts'
import { openAsStaff, signIn } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)

test('unchanged list is a 304 and is not drawn again, a changed one is shown', async () => {
  const before = `রোকেয়া ${crypto.randomUUID().slice(0, 8)}`
  const after = `সুফিয়া ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await order({ addressName: before })
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=call', {
    before: (tab) => tab.clock.install(),
  })
  const list = page.locator('.orders .list')
  await sees(list.getByText(before))
  const drawings = await countDrawings(list.getByRole('listitem').filter({ hasText: before }))

  const again = await nextPoll(page)
  expect(again.status()).toBe(304)
  expect(await again.request().headerValue('If-None-Match')).toMatch(/^".+"$/)
  await sees(list.getByText(before))
  expect(await drawings()).toBe(0)

  await shop.prisma.order.update({ where: { id }, data: { addressName: after } })
  expect((await nextPoll(page)).status()).toBe(200)
  await sees(list.getByText(after))
  await missesAll(list.getByText(before))
  expect((await nextPoll(page)).status()).toBe(304)
  await sees(list.getByText(after))
})

test('next person in the same window sees nothing of the last', async () => {
  await order()
  const one = await openAsStaff(shop, 'owner', '/office/orders?queue=call', {
    before: (tab) => tab.clock.install(),
  })
  const { page } = one
  await sees(page.locator('.orders .list li').first())
  const other = await addStaff(shop.prisma, 'agent')

  await shop.prisma.staffSession.deleteMany({ where: { staffId: one.id } })
  await page.clock.runFor(16_000)
  await comesTo(page, '/office/signin')
  const reads = page.waitForRequest(/\/api\/office\/orders\?/)
  await signIn(page, other.login)

  expect((await (await reads).allHeaders())['if-none-match']).toBeUndefined()
  await sees(page.locator('.orders .list li').first())
})

/** The answer of the next poll. */
async function nextPoll(page: Page) {
  const answer = page.waitForResponse(/\/api\/office\/orders\?/)
  await page.clock.runFor(16_000)
  return answer
}

/** Number of changed, added or removed nodes below since then. */
async function countDrawings(below: Locator) {
  const seen = await below.evaluateHandle((part) => {
    const found = { drawings: 0 }
    const observer = new MutationObserver((changes) => {
      found.drawings += changes.length
    })
    observer.observe(part, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
    return found
  })
  return () => seen.evaluate(({ drawings }) => drawings)
}
