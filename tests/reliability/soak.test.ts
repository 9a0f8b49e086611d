import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addToCart, getCart, incrementCartLine } from '#contract/cart'
import { getMenus, getProduct, getProducts, listTag, searchProducts } from '#contract/catalog'
import { getCustomer, login, logout } from '#contract/customers'
import { cancelOrder, confirmOrder, getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { theirPassword } from '../support/make.ts'
import { jpeg } from '../support/pictures.ts'
import { servingPid } from '../support/serving-process.ts'
import type { Visitor } from '../support/shop.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const minuteMs = 60_000
const minutes = 10
const shoppers = 16
const words = 'saree panjabi shari lamp শাড়ি পাঞ্জাবি cotton silk red bag watch'.split(' ')

const shop = await openServers()
const tag = await shop.make.tag({ tag: 'Fashion' })
for (let nr = 0; nr < 300; nr++) {
  const title = `${words[nr % words.length]} ${words[(nr * 7) % words.length]} ${nr}`
  await shop.make.product({ slug: `soak-${nr}`, title, tagIds: [tag.id] })
}
const picture = await jpeg(400, 300)

/** The process's resources: megabytes, sockets and files, connections to the database. */
async function weigh() {
  const pid = servingPid(shop.servers[0]?.process.pid)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const gauge = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 1024 / 1024
  return {
    rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    heap: gauge('nodejs_heap_size_used_bytes'),
    external: gauge('nodejs_external_memory_bytes'),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: await shop.count(
      `select count(*) from pg_stat_activity where datname = current_database()`,
    ),
  }
}

/** Returns the number of calls. */
async function visitOnce(visitor: Visitor, email: string, nr: number, statuses: Set<number>) {
  let calls = 0
  const ask: Visitor['ask'] = async (...what) => {
    const answer = await visitor.ask(...what)
    statuses.add(answer.status)
    calls++
    return answer
  }
  await ask(login, { email, password: theirPassword })
  await ask(getMenus)
  await ask(getProducts, { page: 1 + (nr % 25) })
  await ask(listTag, { tag: 'Fashion', min_price: nr % 500, page: 1 + (nr % 3) })
  await ask(searchProducts, { keyword: `${words[nr % words.length]} ${nr % 300}` })
  const { body } = await ask(getProduct, { slug: `soak-${nr % 300}` })
  await ask(getProduct, { slug: `no-such-${nr}` })
  await ask(addToCart, { product_id: body.product.id, quantity: 1 })
  const { carts } = (await ask(getCart)).body
  if (carts.length > 0) await ask(incrementCartLine, { cart_id: carts[0].id })
  const seen = carts.map(({ id }) => ({ id }))
  const confirmed = await ask(confirmOrder, { carts: seen, promo: null, fee: 60 })
  if (nr % 3 === 0) await ask(cancelOrder, { order_id: confirmed.body.order?.id, reason: 'late' })
  await ask(getOrders)
  if (nr % 20 === 0) {
    const files = nr % 40 === 0 ? [{ bytes: picture }] : []
    await ask(addReview, { product_id: body.product.id, review: `Good ${nr}` }, { files })
  }
  if (nr % 10 === 0) statuses.add(await sendBadly(nr))
  await ask(getCustomer)
  await ask(logout)
  return calls
}

const deep = '['.repeat(9_000)

/** Requests that no page sends: deep JSON, or a file to a call without one. Returns the status. */
async function sendBadly(nr: number): Promise<number> {
  const form = new FormData()
  form.set('undefined[]', new Blob([Buffer.alloc(2_000_000)]), 'picture.jpg')
  const body = nr % 20 === 0 ? deep : form
  const headers = body === deep ? { 'Content-Type': 'application/json' } : undefined
  const answer = await fetch(shop.url + login.path, { method: 'POST', body, headers })
  await answer.arrayBuffer()
  return answer.status
}

test('after ten minutes of everything the process holds what it held', async (context) => {
  const statuses = new Set<number>()
  const samples: Awaited<ReturnType<typeof weigh>>[] = []
  const started = Date.now()
  const end = started + minutes * minuteMs
  let callCount = 0
  const everybody = Array.from({ length: shoppers }, async (_, at) => {
    const visitor = shop.visitor()
    for (let nr = at; Date.now() < end; nr += shoppers) {
      // A new customer each time: growing orders would make later calls more expensive.
      const { id, email } = await shop.make.customer()
      await shop.make.address({ customerId: id })
      const calls = await visitOnce(visitor, email, nr, statuses)
      callCount += calls
      await delay(20)
    }
  })
  while (Date.now() < end) {
    await delay(5000)
    samples.push(await weigh())
  }
  await Promise.all(everybody)
  await delay(6000)
  const rest = await weigh()

  expect([...statuses].sort()).toEqual([200, 400, 404, 413])
  // Caches and encoders have reached their size after half of the time.
  const quarter = Math.floor(samples.length / 4)
  const [early, late] = [samples.slice(-2 * quarter, -quarter), samples.slice(-quarter)]
  const byMinute = samples.filter((_sample, nr) => nr % 12 === 11).map(({ rss }) => rss.toFixed(0))
  const median = (some: typeof samples, what: keyof (typeof samples)[number]) =>
    quantile(
      some.map((sample) => sample[what]),
      0.5,
    )
  const of = (what: keyof (typeof samples)[number]) =>
    [median(early, what), median(late, what)] as const
  const [rssBefore, rssAfter] = of('rss')
  const [heapBefore, heapAfter] = of('heap')
  noteFigures(
    context,
    `${callCount} calls; memory ${rssBefore.toFixed(0)} then ${rssAfter.toFixed(0)} MB (by the minute ${byMinute.join(', ')}), heap ${heapBefore.toFixed(0)} then ${heapAfter.toFixed(0)} MB, ${of(
      'external',
    )
      .map((size) => size.toFixed(0))
      .join(
        ' then ',
      )} MB outside of it, ${of('handles').join(' then ')} handles, ${of('connections').join(' then ')} connections; ${rest.handles} handles at rest`,
  )
  expect(rssAfter).toBeLessThan(rssBefore * 1.1)
  expect(heapAfter).toBeLessThan(heapBefore * 1.15)
  expect(Math.max(...late.map(({ connections }) => connections))).toBeLessThanOrEqual(10 + 4 + 2)
  expect(rest.handles).toBeLessThanOrEqual(
    Math.max(...samples.slice(0, 3).map(({ handles }) => handles)),
  )
})
