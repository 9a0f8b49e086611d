import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findObstacles } from '../../../journeys/support/obstacles.ts'
import { comesTo, sees } from '../../../journeys/support/page.ts'
import type { Shopper, Visits } from '../../../journeys/support/visits.ts'
import { thumb } from './devices.ts'

export type Buyer = Shopper & { number: string }

/** Customers with a phone, an address and a number of their own. */
export function openBuyers(shop: Visits) {
  async function join(name: string) {
    const shopper = await shop.shopper({ name })
    const number = `017${String(randomInt(1e8)).padStart(8, '0')}`
    await shop.ask(shopper, '/api/add/address', { name, number, address: 'বাড়ি ৭, রোড ৪, যশোর' })
    return { ...shopper, number }
  }

  /** A shopper on a phone, from the product's page to the confirmation. */
  async function buyByThumb(as: Buyer, slug: string, choice: string[], pieces: number) {
    const page = await shop.visit(`/product/${slug}`, { ...thumb, as })
    for (const option of choice) await choose(page, option)
    for (let nr = 1; nr < pieces; nr++) await page.getByRole('button', { name: 'বাড়ান' }).tap()
    await page.getByRole('button', { name: /Order now/ }).tap()
    await comesTo(page, '/customer/checkout')
    await sees(page.locator('.order-lines').getByText(choice.join(' · ')))
    expect(await findObstacles(page, {})).toEqual([])
    await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).tap()
    await comesTo(page, '/customer/order/success')
    await page.context().close()
    return newestOf(as)
  }

  async function newestOf({ id: customerId }: Buyer): Promise<string> {
    const order = await shop.prisma.order.findFirstOrThrow({
      where: { customerId },
      orderBy: { id: 'desc' },
    })
    return order.transId
  }

  async function buyAtOnce(as: Buyer, line: Record<string, unknown>) {
    await shop.ask(as, '/api/add/cart', line)
    const { carts } = (await shop.ask(as, '/api/get/carts')).body
    const { status } = await shop.ask(as, '/api/order/confirm', { carts, promo: null, fee: 100 })
    expect(status).toBe(200)
  }

  async function cancelByThumb(as: Buyer, transId: string) {
    const page = await shop.visit(`/customer/order/tracking/${transId}`, { ...thumb, as })
    await page.getByRole('button', { name: 'Cancel Order' }).tap()
    await page.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).tap()
    await sees(page.getByText('The Reason submitted successfully!'))
    await page.context().close()
  }

  return { join, buyByThumb, buyAtOnce, cancelByThumb }
}

export const choose = (page: Page, option: string) =>
  page.locator('.option-choice-row label', { hasText: option }).tap()
