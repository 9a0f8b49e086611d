import type { Call } from '#contract/endpoint'
import { fillPath } from '../support/ask.ts'
import { inDatabase, openCatalogue } from './database.ts'
import { cookieOfStaff, loadOrders, type Opened, staffCount, transIdOf } from './load-orders.ts'
import type { Asked } from './measure.ts'
import { measurePeople } from './people.ts'
import { startShop } from './processes.ts'
import * as inbox from '#contract/office/inbox'
import * as orders from '#contract/office/orders'
import { getToday } from '#contract/office/today'

/** `limitMs`: what 95 of 100 answers may take. */
type Work = {
  name: string
  limitMs: number
  asked: Asked
  everyMs?: number
  runMs?: number
  people?: number
  isEven?: boolean
}

/**
 * What eight people in the office wait for, beside so many orders, while each asks five times a second.
 */
export async function measureOffice(
  postgresUrl: string,
  { products, orderCount, runMs }: { products: number; orderCount: number; runMs: number },
): Promise<string> {
  const url = await openCatalogue(postgresUrl, products)
  console.log(`Loading ${orderCount} orders …`)
  const opened = await inDatabase(url, (client) => loadOrders(client, orderCount))
  const shop = await startShop(url)
  const lines = [
    `${products.toLocaleString('en')} products, ${orderCount.toLocaleString('en')} orders, ${staffCount} staff`,
    '| call | a second | p50 ms | p95 ms | at most |',
    '| --- | ---: | ---: | ---: | ---: |',
  ]
  try {
    for (const work of worksOf(opened)) {
      const { perSecond, p50, p95 } = await measurePeople(shop.url, work.asked, {
        warmMs: 400,
        runMs: work.runMs ?? runMs,
        people: work.people ?? staffCount,
        everyMs: work.everyMs ?? 200,
        isEven: work.isEven,
      })
      const cells = [work.name, perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1), work.limitMs]
      lines.push(`| ${cells.join(' | ')} |`)
      console.log(lines.at(-1))
    }
  } finally {
    await shop.stop()
  }
  return lines.join('\n')
}

function worksOf({ pending, confirmed, packed, shipped }: Opened): Work[] {
  const list = (fields: Record<string, unknown>) => reading(orders.getOrders, () => fields)
  const some = (ids: number[], nr: number) => ids[nr % ids.length] ?? 0
  return [
    { name: 'queue, call', limitMs: 40, asked: list({ queue: 'call' }) },
    { name: 'queue, pack', limitMs: 40, asked: list({ queue: 'pack' }) },
    { name: 'queue, on the way', limitMs: 40, asked: list({ queue: 'way' }) },
    { name: 'all orders', limitMs: 40, asked: list({}) },
    { name: 'counts', limitMs: 40, asked: reading(orders.getCounts, () => ({})) },
    {
      name: 'search, end of a number',
      limitMs: 40,
      asked: reading(orders.getOrders, (nr) => ({ q: String(100_000 + ((nr * 37) % 199_999)) })),
    },
    {
      name: 'search, a name',
      limitMs: 40,
      asked: reading(orders.getOrders, (nr) => ({ q: `shop ${(nr * 37) % 50_000}` })),
    },
    { name: 'search, a word of every name', limitMs: 40, asked: list({ q: 'traders' }) },
    {
      name: 'one order',
      limitMs: 40,
      asked: reading(orders.getOrder, (nr) => ({ trans_id: transIdOf(some(pending, nr)) })),
    },
    { name: 'messages', limitMs: 40, asked: reading(inbox.getMessages, () => ({})) },
    { name: 'today', limitMs: 120, asked: reading(getToday, () => ({})) },
    {
      name: 'today, when nothing of it is kept',
      limitMs: 120,
      people: 1,
      everyMs: 10_500,
      runMs: 63_000,
      isEven: true,
      asked: reading(getToday, () => ({})),
    },
    {
      name: 'note',
      limitMs: 60,
      asked: writing(orders.noteOrder, (nr) => ({ order_id: some(shipped, nr), text: 'Called.' })),
    },
    { name: 'next call', limitMs: 60, asked: writing(orders.nextOrder, () => ({})) },
    {
      name: 'claim',
      limitMs: 60,
      asked: writing(orders.claimOrder, (nr) => ({ order_id: some(packed, nr), take_over: true })),
    },
    {
      name: 'step, confirmed to packed',
      limitMs: 60,
      asked: writing(orders.stepOrder, (nr) => ({ order_id: confirmed[nr] ?? 0, v: 0, to: 2 })),
    },
    {
      name: 'call, no answer',
      limitMs: 60,
      asked: writing(orders.tellCall, (nr) => ({
        order_id: pending.at(-1 - nr) ?? 0,
        v: 0,
        outcome: 'no_answer',
      })),
    },
    {
      name: '100 steps at once',
      limitMs: 1500,
      everyMs: 2000,
      asked: writing(orders.stepOrders, (nr) => ({
        orders: shipped.slice(100 * nr, 100 * nr + 100).map((order_id) => ({ order_id, v: 0 })),
        to: 4,
      })),
    },
  ]
}

/** Each request by another of the eight. */
function reading(call: Call, fieldsOf: (nr: number) => Record<string, unknown>): Asked {
  return {
    path: call.path,
    vary: (nr) => {
      const { path, rest } = fillPath(call.path, fieldsOf(nr))
      const query = new URLSearchParams(
        Object.entries(rest).map(([key, value]) => [key, `${value}`]),
      )
      return { path: `${path}?${query}`, headers: { cookie: cookieOfStaff(1 + (nr % staffCount)) } }
    },
  }
}

function writing(call: Call, bodyOf: (nr: number) => Record<string, unknown>): Asked {
  return {
    method: 'POST',
    path: call.path,
    vary: (nr) => ({
      headers: {
        'content-type': 'application/json',
        cookie: cookieOfStaff(1 + (nr % staffCount)),
        'idempotency-key': `${call.path} ${process.pid} ${nr}`,
      },
      body: JSON.stringify(bodyOf(nr)),
    }),
  }
}
