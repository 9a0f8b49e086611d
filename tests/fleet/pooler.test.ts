import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { confirmOrder, getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { openDatabase } from '../../server/database/client.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { onDatabase, urlOf } from '../support/databases.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { openShop } from '../support/shop.ts'
import { expectOneOrder, fillCart } from '../support/shopping.ts'
import { startPgbouncer } from './support/pgbouncer.ts'

const connections = 4
const pooler = await startPgbouncer(inject('postgresUrl'), connections)
afterAll(() => pooler.stop())
const shop = await openShop({ poolerUrl: pooler.url })

test('a customer logs in, fills a cart and orders', async () => {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const product = await shop.make.product({ priceTaka: 250 })

  const added = await customer.ask(addToCart, { product_id: product.id, quantity: 2 })
  expect(added.body.message).toBe('added')
  const carts = (await customer.ask(getCart)).body.carts.map(({ id }) => ({ id }))
  const { body } = await customer.ask(confirmOrder, { carts, promo: null, fee: 60 })

  expect(body.order.total).toBe(560)
  expect((await customer.ask(getOrders)).body.orders).toMatchObject([{ trans_id: body.trans_id }])
})

test('thirty confirms at once of one cart are one order', async () => {
  for (let round = 0; round < 3; round++) {
    const { buyer, confirm } = await fillCart(shop, [{ quantity: 2 }, {}, {}])

    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm()))

    await expectOneOrder(buyer, answers)
  }
})

test('more connections of the shop share fewer of the database', async () => {
  const visitor = shop.visitor()
  const products = await Promise.all(Array.from({ length: 30 }, () => shop.make.product()))

  await Promise.all(products.map(({ slug }) => visitor.ask(getProduct, { slug })))

  expect(shop.pool.totalCount).toBeGreaterThan(connections)
  const [row] = await onDatabase(
    urlOf(inject('postgresUrl'), shop.databaseName),
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'nokshi-haat'`,
  )
  expect(row?.n).toBeLessThanOrEqual(connections)
})

test('changes are heard of past the pooler', async () => {
  const product = await shop.make.product({ slug: 'heard' })
  const customer = await shop.customer()
  const shown = async () => (await customer.ask(getProduct, { slug: 'heard' })).body.product

  for (let round = 1; round <= 10; round++) {
    await shown()
    await customer.ask(addReview, { product_id: product.id, review: `Good ${round}` })
    expect((await shown()).reviews[0]?.review).toBe(`Good ${round}`)
  }
})

test('a first start with a direct address past the pooler does not ask for one', async () => {
  const directUrl = await makeDatabase()
  const folder = makeFolder()
  const server = await startBuiltServer({
    DATABASE_URL: urlOf(pooler.url, new URL(directUrl).pathname.slice(1)),
    DATABASE_DIRECT_URL: directUrl,
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
    DEMO: 'on',
    LOG_LEVEL: 'warn',
  })
  // The test notices of a connection are awaited for seconds.
  await delay(6000)
  await server.stop()

  expect(server.lines.join('\n')).toContain('The shop is open')
  expect(server.lines.join('\n')).not.toContain('DATABASE_DIRECT_URL')
})

test('behind a pooler without a direct address nothing is cached, and the log says why', async () => {
  const problems: string[] = []
  const url = urlOf(pooler.url, shop.databaseName)
  const database = openDatabase({ url, connections: 2 }, console.error, (message) =>
    problems.push(message),
  )

  await expect.poll(() => problems).toHaveLength(1)
  expect(problems[0]).toContain('DATABASE_DIRECT_URL')
  expect(database.changes.generation()).toBeNull()
  await database.close()
})
