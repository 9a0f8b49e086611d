import { expect } from 'vitest'
import { dayInDhaka } from './day-in-dhaka.ts'
import { age } from './office-orders.ts'
import type { openShop } from './shop.ts'
import { fillCart } from './shopping.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

/** Orders of a shop whose events are old enough to be written about. */
export async function openMessages(shop: Shop) {
  const { prisma, pool, outbox } = shop
  // The table is younger than the aged events.
  await prisma.outboxMark.updateMany({ data: { since: new Date(0) } })
  /** By day in Dhaka, since no SMS goes at night. */
  const work = () => outbox.work(dayInDhaka)
  const eventsOf = (orderId: number) =>
    prisma.orderEvent.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const ageLast = async (orderId: number, seconds: number) => {
    const last = (await eventsOf(orderId)).at(-1)
    await age(pool, Number(last?.id), seconds)
  }
  /** An order by a shopper of this language, without its own message. */
  async function ordered(
    lang: 'bn' | 'en' | 'none' = 'bn',
    given: { name?: string; number?: string } = {},
  ) {
    const buyer = await shop.customer()
    // A number gets eight SMS a day.
    const number = `017${String(10_000_000 + buyer.id)}`
    await shop.make.address({ customerId: buyer.id, name: 'রহিমা খাতুন', number, ...given })
    const cart = await fillCart(
      shop,
      [{ quantity: 2, priceTaka: 1250, title: 'Rose saree' }],
      buyer,
    )
    const cookie = lang === 'none' ? {} : { headers: { Cookie: `${buyer.cookie}; lang=${lang}` } }
    const { status, body } = await cart.confirm({}, cookie)
    expect([status, body.message]).toEqual([200, 'ordered'])
    return { buyer, number, id: Number(body.order.id), transId: String(body.trans_id) }
  }
  const messagesOf = (orderId: number) =>
    prisma.outboxMessage.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  /** The next message is tried at once, as if none had failed before. */
  const forgetFailures = () =>
    prisma.outboxChannel.updateMany({
      data: { failures: 0, since: null, failedAt: null, error: null },
    })
  return { work, ageLast, ordered, messagesOf, eventsOf, forgetFailures }
}
