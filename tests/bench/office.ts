import type { Call } from '#contract/endpoint'
import { lookUpNumber, saveNewOrder } from '#contract/office/new-orders'
import * as orders from '#contract/office/orders'
import { getToday } from '#contract/office/today'
import { fillPath } from '../support/ask.ts'
import { inDatabase, openCatalogue } from './database.ts'
import { cookieOfStaff, loadOrders, type Opened, staffCount, transIdOf } from './load-orders.ts'
import { type Figures, measure, type Requests, type Span } from './measure.ts'
import { startShop } from './processes.ts'
import { sellable } from './rows.ts'

/** `limitMs`: 95 % of the answers are faster. */
export type Work = { name: string; limitMs: number; requests: Requests; people?: number }
type Size = { products: number; orderCount: number; span: Span }

/** Response times of the office for eight people without a pause, with this many orders. */
export async function measureOffice(postgresUrl: string, { products, orderCount, span }: Size) {
  const url = await openCatalogue(postgresUrl, products)
  console.log(`Loading ${orderCount} orders …`)
  const { opened, productIds } = await inDatabase(url, async (client) => ({
    opened: await loadOrders(client, orderCount),
    productIds: await sellable(client),
  }))
  const shop = await startShop(url)
  const measured: (Work & { figures: Figures })[] = []
  try {
    for (const work of worksOf(opened, productIds)) {
      const figures = await measure(shop, work.requests, span, work.people ?? staffCount)
      measured.push({ ...work, figures })
    }
  } finally {
    await shop.stop()
  }
  return measured
}

function worksOf({ pending, confirmed, shipped }: Opened, productIds: number[]): Work[] {
  const { getOrders, getCounts, getOrder, noteOrder, stepOrder, stepOrders } = orders
  const numberOf = (nr: number) => String(100_000 + ((nr * 37) % 199_999))
  const transId = (nr: number) => transIdOf(pending[nr % pending.length] ?? 0)
  const hundred = (nr: number) =>
    shipped.slice(100 * nr, 100 * nr + 100).map((order_id) => ({ order_id, v: 0 }))
  const note = (nr: number) => ({ order_id: shipped[nr % shipped.length], text: 'Called.' })
  const phoneOf = (nr: number) => `017${String((nr * 37) % 300_000).padStart(8, '0')}`
  const byPhone = (nr: number) => ({
    number: phoneOf(nr),
    name: 'Shop Traders',
    address: 'House 7, Road 4, Dhanmondi, Dhaka',
    source: 'phone',
    lines: [1, 2].map((more) => ({
      product_id: productIds[(nr + more) % productIds.length],
      quantity: 10,
    })),
    fee: 60,
  })
  const step = (nr: number) => ({ order_id: confirmed[nr], v: 0, to: 2 })
  return [
    // The first answer is computed, the others are cached for ten seconds.
    { name: 'today', limitMs: 120, requests: ask(getToday) },
    { name: 'queue of calls', limitMs: 40, requests: ask(getOrders, () => ({ queue: 'call' })) },
    { name: 'counts', limitMs: 40, requests: ask(getCounts) },
    {
      name: 'end of a number',
      limitMs: 40,
      requests: ask(getOrders, (nr) => ({ q: numberOf(nr) })),
    },
    { name: 'a name', limitMs: 40, requests: ask(getOrders, (nr) => ({ q: `shop ${nr * 37}` })) },
    {
      name: 'one order',
      limitMs: 40,
      requests: ask(getOrder, (nr) => ({ trans_id: transId(nr) })),
    },
    {
      name: 'a number with its record',
      limitMs: 40,
      requests: ask(lookUpNumber, (nr) => ({ number: phoneOf(nr) })),
    },
    { name: 'an order by phone', limitMs: 120, requests: ask(saveNewOrder, byPhone) },
    { name: 'note', limitMs: 60, requests: ask(noteOrder, note) },
    { name: 'confirmed to packed', limitMs: 60, requests: ask(stepOrder, step) },
    {
      name: '100 steps at once',
      limitMs: 1500,
      people: 1,
      requests: ask(stepOrders, (nr) => ({ orders: hundred(nr), to: 4 })),
    },
  ]
}

/** Each request is sent by another of the eight. */
export function ask(
  call: Call,
  fieldsOf: (nr: number) => Record<string, unknown> = () => ({}),
): Requests {
  const { method } = call
  return {
    method,
    path: call.path,
    vary: (nr) => {
      const { path, rest } = fillPath(call.path, fieldsOf(nr))
      const cookie = cookieOfStaff(1 + (nr % staffCount))
      if (method === 'GET') {
        const fields = Object.entries(rest).map(([key, value]) => [key, `${value}`])
        return { path: `${path}?${new URLSearchParams(fields)}`, headers: { cookie } }
      }
      const key = `${path} ${performance.now()} ${nr}`
      const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key }
      return { path, headers, body: JSON.stringify(rest) }
    },
  }
}
