import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { getProducts } from '#contract/catalog'
import { addReview } from '#contract/reviews'
import { onDatabase } from '../support/databases.ts'
import { jpeg } from '../support/pictures.ts'
import type { ShopCustomer } from '../support/shop.ts'
import { noteFigures } from './support/figures.ts'
import { startOwnPostgres } from './support/own-postgres.ts'
import { openServers } from './support/servers.ts'
import { goShopping, openShoppers } from './support/shoppers.ts'

const postgres = await startOwnPostgres()
afterAll(postgres.stop)
const shop = await openServers({
  databaseUrl: postgres.databaseUrl,
  // The pool reports broken connections.
  mayLog:
    /"status":503|Can't reach|connection|terminat|ECONNRE|timeout|recovery|shutting down|starting up/i,
})
afterEach(postgres.thaw)
const { shoppers, products } = await openShoppers(shop)
const shopAlong = () => goShopping(shoppers, products)

const isUp = async () => {
  const client = new pg.Client({
    connectionString: postgres.databaseUrl,
    connectionTimeoutMillis: 300,
    query_timeout: 300,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
/** A read and a change that no cache can answer. */
async function isWell(shopper: ShopCustomer): Promise<boolean> {
  const cart = await shopper.ask(getCart)
  const added = await shopper.ask(addToCart, { product_id: products[0]?.id, quantity: 1 })
  return cart.status === 200 && added.status === 200
}

const harms: [string, () => Promise<unknown>][] = [
  [
    'a restart',
    async () => {
      postgres.end('SIGINT')
    },
  ],
  [
    'a kill -9',
    async () => {
      postgres.end('SIGKILL')
    },
  ],
  [
    'the end of every connection',
    () =>
      onDatabase(
        postgres.databaseUrl,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      ),
  ],
  [
    'five seconds without an answer',
    async () => {
      postgres.freeze()
      await delay(5000)
      postgres.thaw()
    },
  ],
]

test.for(harms)('the database survives %s, and so does the shop', async ([what, harm], context) => {
  const shopper = await shop.customer()
  const shopping = shopAlong()
  await delay(1500)

  await harm()
  await delay(100)
  const deadline = Date.now() + 60_000
  while (!(await isUp()) && Date.now() < deadline) await delay(20)
  const back = performance.now()
  while (!(await isWell(shopper)) && Date.now() < deadline) await delay(20)
  const wellAfter = performance.now() - back
  await delay(1500)
  await shopping.goHome()

  expect(shop.allRun()).toBe(true)
  expect(shopping.errors).toEqual([])
  const orders = await shop.prisma.order.findMany({ select: { transId: true } })
  expect(orders.map(({ transId }) => transId)).toEqual(
    expect.arrayContaining(shopping.acknowledged),
  )
  expect(wellAfter).toBeLessThan(2000)
  expect(shopping.statuses.get(200)).toBeGreaterThan(100)
  const asked = [...shopping.statuses.values()].reduce((sum, count) => sum + count, 0)
  noteFigures(
    context,
    `${what}: ${asked} asked, ${shopping.statuses.get(503) ?? 0} were 503, well ${Math.round(wellAfter)} ms after the database`,
  )
})

test('cached pages and pictures are there while the database is not', async (context) => {
  const shopper = await shop.customer()
  const files = [{ bytes: await jpeg() }]
  const review = await shopper.ask(addReview, { product_id: products[0]?.id }, { files })
  const picture = String(review.body.review.images[0].image_url)
  // The server has received the review by then, and caches repeated reads.
  await delay(500)
  for (let nr = 0; nr < 3; nr++) await shopper.ask(getProducts)
  const statusOf = async (path: string) =>
    (await fetch(shop.url + path, { signal: AbortSignal.timeout(8000) })).status

  postgres.freeze()

  expect(await statusOf(getProducts.path)).toBe(200)
  const before = performance.now()
  expect(await statusOf('/delivery-rules')).toBe(200)
  expect(performance.now() - before).toBeLessThan(3000)
  expect(await statusOf(picture)).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  const started = performance.now()
  expect(await statusOf(`${getProducts.path}?limit=7`)).toBe(503)
  noteFigures(
    context,
    `a frozen database is a 503 after ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
})
