import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { addReview } from '#contract/reviews'
import { noisePng } from '../support/pictures.ts'
import type { ShopCustomer } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const confirms = 50
// Uploads refused during the stop are logged.
const shop = await openServers({ mayLog: /"status":503/ })

test('a server that stops answers requests under way first', async (context) => {
  const carts = []
  for (let nr = 0; nr < confirms; nr++) carts.push(await fillCart(shop, [{}, {}]))
  const server = shop.servers[0]

  // While these rows are locked nobody is served, so all requests run at once.
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from customer for update')
  const answers = Promise.all(carts.map(({ confirm }) => confirm()))
  await delay(500)
  const exited = once(server.process, 'exit')
  const started = performance.now()
  server.process.kill('SIGTERM')
  await delay(500)
  await holder.query('rollback')
  await holder.end()

  expect((await answers).map(({ status }) => status)).toEqual(Array(confirms).fill(200))
  const [code] = await exited
  const seconds = (performance.now() - started) / 1000
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  expect(await shop.prisma.order.count()).toBe(confirms)
  noteFigures(context, `${confirms} answered, exit ${code} after ${seconds.toFixed(1)} s`)
})

test('a server that stops amid uploads ends in time and leaves nothing half done', async (context) => {
  await shop.start()
  const server = shop.servers[0]
  const large = await noisePng()
  const { id } = await shop.make.product()
  const statuses = new Map<number | string, number>()
  const customers: ShopCustomer[] = []
  // One after another: forty logins of strangers at once would have to wait.
  while (customers.length < 40) customers.push(await shop.customer())
  const uploads = customers.map(async (customer) => {
    const status = await customer
      .ask(addReview, { product_id: id, review: 'Good' }, { files: [{ bytes: large }] })
      .then(
        (answer) => answer.status,
        () => 'broken off',
      )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  await vi.waitFor(() => expect(statuses.size).toBeGreaterThan(0), 60_000)

  const exited = once(server.process, 'exit')
  const started = performance.now()
  server.process.kill('SIGTERM')
  const [code] = await exited
  const seconds = (performance.now() - started) / 1000
  await Promise.all(uploads)

  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  expect([...statuses.keys()].filter((each) => ![200, 503, 'broken off'].includes(each))).toEqual(
    [],
  )
  expect(await shop.prisma.review.count()).toBeGreaterThanOrEqual(statuses.get(200) ?? 0)
  expect(shop.incoming()).toEqual([])
  const outcomes = [...statuses].map(([status, count]) => `${count} ${status}`).join(', ')
  noteFigures(
    context,
    `amid 40 uploads of 8 megabytes (${outcomes}) exit ${code} after ${seconds.toFixed(1)} s`,
  )
})
