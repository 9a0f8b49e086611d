import { expect, test } from 'vitest'
import { districts } from '#contract/districts'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { openAsStaff, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const soonMs = 3_600_000
const widest = districts
  .map(([bengali]) => bengali)
  .reduce((one, other) => (other.length > one.length ? other : one))

/** Each state of an order, with each set of marks. */
function rowsLike(row: OrderRow): OrderRow[] {
  const { created_at } = row
  const mine = { by: 'x', mine: true, until: created_at }
  const theirs = { by: 'মোহাম্মদ আব্দুর রহমান চৌধুরী', mine: false, until: created_at }
  const callAt = new Date(Date.parse(created_at) + soonMs).toISOString()
  const waiting = [
    { wrong_number: true, calls: 5 },
    { calls: 5 },
    { calls: 2 },
    { call_at: callAt },
    {},
  ].map((call) => ({ status: 0, ...call }))
  const later = [1, 2, 3, 4, 5].map((status) => ({ status }))
  const back = (['coming_back', 'returned', 'lost'] as const).map((outcome) => ({
    status: 3,
    outcome,
  }))
  const records = [
    { delivered: 0, returned: 0, cancelled: 0 },
    { delivered: 0, returned: 0, cancelled: 3 },
    { delivered: 12, returned: 0, cancelled: 0 },
    { delivered: 0, returned: 11, cancelled: 0 },
    { delivered: 12, returned: 11, cancelled: 0 },
  ].map((record) => ({ ...record, open: 1 }))
  const rows = [...waiting, ...later, ...back].flatMap((state) =>
    [null, mine, theirs].flatMap((claim) =>
      records.flatMap((record) =>
        [0, 11].flatMap((same_phone) =>
          [null, widest].map((district) => ({
            ...state,
            claim,
            record,
            same_phone,
            district,
            ...(district && { fee_too_low: true as const }),
          })),
        ),
      ),
    ),
  )
  return rows.map((marks, nr) => ({ ...row, ...marks, id: nr + 1, trans_id: `T${nr}` }))
}

test.each([
  ['bn', phone],
  ['en', phone],
  ['bn', { ...phone, width: 320 }],
])(
  'a row keeps its height on a phone, whatever an order is marked with, below all steps: %s',
  async (lang, look) => {
    const made = await order({ addressName: 'মোসাম্মৎ জান্নাতুল ফেরদৌস বিনতে আব্দুল করিম চৌধুরী' })
    // Orders of a blocked number have a step of their own.
    await shop.prisma.phoneBlock.deleteMany()
    await shop.prisma.orderLine.updateMany({
      where: { orderId: made.id },
      data: { title: 'হাতে বানানো সিরামিকের চায়ের কাপ', quantity: 12, color: 'গাঢ় আকাশি নীল' },
    })
    const { page, id } = await openAsStaff(shop, 'manager', '/office/orders?queue=all', {
      ...look,
      isAlone: true,
      before: async (tab) => {
        await tab.route('**/api/office/orders?*', async (route) => {
          const headers = { ...route.request().headers(), 'if-none-match': '' }
          const answer = await route.fetch({ headers })
          const [row] = (await answer.json()).orders
          await route.fulfill({ json: { message: 'success', orders: rowsLike(row), next: null } })
        })
      },
    })
    await shop.prisma.staff.update({ where: { id }, data: { lang } })
    await page.reload()
    await sees(page.locator(`html[lang=${lang}] [data-row]`).first())
    await page.evaluate(() => document.fonts.ready)

    const rows = await page.locator('[data-row]').evaluateAll((all) =>
      all.map((row) => ({
        high: row.getBoundingClientRect().height,
        products: row.querySelector('.what')?.getBoundingClientRect().width ?? 0,
        isWhole: [...row.querySelectorAll('.what .rigid')].every((part) => {
          const { right } = part.parentElement?.getBoundingClientRect() ?? { right: 0 }
          return part.getBoundingClientRect().right <= right + 0.5
        }),
        text: row.querySelector<HTMLElement>('.info')?.innerText,
      })),
    )
    expect(rows.length).toBe(13 * 3 * 20)
    // Marks that leave the products no room have a line of their own.
    const most = look.width === 390 ? 102 : 118
    const isOdd = (row: (typeof rows)[number]) => row.high > most || row.products < 155
    expect(rows.filter((row) => isOdd(row) || !row.isWhole)).toEqual([])
    expect(await findSticksOut(page)).toEqual([])

    const steps = await page.locator('.queues a').evaluateAll((all) =>
      all.map((step) => {
        const { left, right, top } = step.getBoundingClientRect()
        const count = step.querySelector('.tally')?.textContent ?? ''
        return { top, isSeen: left >= 0 && right <= innerWidth, isCounted: /^\d+$/.test(count) }
      }),
    )
    expect(steps.map(({ isSeen }) => isSeen)).toEqual(Array(7).fill(true))
    expect(steps.filter(({ isCounted }) => isCounted).length).toBe(6)
    const lines = new Set(steps.map(({ top }) => top)).size
    expect(lines).toBeLessThanOrEqual(look.width === 390 ? 2 : 3)
  },
)
