import { randomInt } from 'node:crypto'
import { sees } from './page.ts'
import type { Shopper, VisitOptions, Visits } from './visits.ts'

export type Buyer = Shopper & { number: string; orderId: number; transId: string }

/** A customer with an own number who has ordered by API calls. */
export async function orderAsCustomer(shop: Visits, name: string, slug: string): Promise<Buyer> {
  const shopper = await shop.shopper({ name })
  const number = `017${String(randomInt(1e8)).padStart(8, '0')}`
  await shop.ask(shopper, '/api/add/address', { name, number, address: 'House 7, Road 4, Jashore' })
  await shop.fillCart(shopper, slug)
  const { carts } = (await shop.ask(shopper, '/api/get/carts')).body
  const { body } = await shop.ask(shopper, '/api/order/confirm', { carts, promo: null, fee: 100 })
  return { ...shopper, number, orderId: body.order.id, transId: body.trans_id }
}

/** The English words of the current step on the customer's tracking screen. */
export async function trackedBy(shop: Visits, buyer: Buyer, options: VisitOptions) {
  const { body } = await shop.ask(buyer, `/api/get/order/${buyer.transId}`)
  const page = await shop.visit(`/customer/order/tracking/${buyer.transId}`, {
    ...options,
    as: buyer,
  })
  const step = page.locator('.order-steps [aria-current=step]')
  await sees(step)
  const said = await step.locator('[lang=en]').innerText()
  await page.context().close()
  return { status: body.order.order_status, said }
}
