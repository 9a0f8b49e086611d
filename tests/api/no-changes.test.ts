import { afterAll, expect, onTestFinished, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { confirmOrder } from '#contract/orders'
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { onDatabase } from '../support/databases.ts'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const disk = mountSmallDisk(220)
const settings = { fsync: 'off', max_wal_size: '64MB', min_wal_size: '32MB' }
const postgres = disk
  ? await startEmbeddedPostgres(disk.folder, settings)
  : await startScratchPostgres()
afterAll(async () => {
  disk?.empty()
  await postgres.stop()
  disk?.remove()
})
const shop = await openShop({ ownPostgresUrl: postgres.url })
const readyz = () => shop.visitor().agent.get('/readyz')

const takeChanges = () =>
  onDatabase(
    postgres.url,
    'set default_transaction_read_only = off',
    'alter system reset default_transaction_read_only',
    'select pg_reload_conf()',
  )

async function makeBuyer(): Promise<ShopCustomer> {
  const buyer = await shop.customer()
  await shop.make.address({ customerId: buyer.id })
  return buyer
}

/** The three answers of a customer who fills a cart and orders its former content. */
async function buy(buyer: ShopCustomer) {
  const product = await shop.prisma.product.findFirstOrThrow()
  const cart = await buyer.ask(getCart)
  const order = { carts: cart.body.carts ?? [], promo: null, fee: 60 }
  return [
    await buyer.ask(addToCart, { product_id: product.id, quantity: 1 }),
    cart,
    await buyer.ask(confirmOrder, order),
  ]
}

test('a database that takes no changes is a 503 for carts and orders, and is not ready', async () => {
  const buyer = await makeBuyer()
  await shop.make.cartLine({ customerId: buyer.id })
  const other = await shop.make.product()
  expect((await readyz()).status).toBe(200)

  onTestFinished(async () => void (await takeChanges()))
  await onDatabase(
    postgres.url,
    'alter system set default_transaction_read_only = on',
    'select pg_reload_conf()',
  )

  await expect.poll(async () => (await readyz()).status).toBe(503)
  expect((await readyz()).body).toEqual({ status: 'the database takes no changes' })
  const carts = await buyer.ask(getCart)
  const order = { carts: carts.body.carts, promo: null, fee: 60 }
  for (const refused of [
    await buyer.ask(addToCart, { product_id: other.id, quantity: 1 }),
    await buyer.ask(confirmOrder, order),
  ]) {
    expect(refused).toBeRefused(503)
    expect(refused.headers['retry-after']).toBe('2')
  }
  expect(carts.status).toBe(200)
  shop.errors.splice(0)

  await takeChanges()
  await expect.poll(async () => (await readyz()).status).toBe(200)
  expect((await buyer.ask(confirmOrder, order)).body.message).toBe('ordered')
})

test.skipIf(!disk)(
  'a full disk under the database is a 503 and not ready, until there is room',
  async ({ annotate }) => {
    await shop.make.product()
    const buyers: ShopCustomer[] = []
    for (let nr = 0; nr < 10; nr++) buyers.push(await makeBuyer())

    disk?.fill()
    const statuses = new Map<number, number>()
    for (let nr = 0; nr < 1000 && (statuses.get(503) ?? 0) < 20; nr++) {
      for (const { status } of await buy(buyers[nr % 10] ?? expect.fail())) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    annotate(`full: ${JSON.stringify([...statuses])}`)

    // 409: a product was put into the cart meanwhile. 422: none was.
    expect([...statuses.keys()].filter((status) => ![200, 409, 422, 503].includes(status))).toEqual(
      [],
    )
    expect(statuses.get(503)).toBeGreaterThanOrEqual(20)
    await expect.poll(async () => (await readyz()).status).toBe(503)
    shop.errors.splice(0)

    disk?.empty()
    await expect.poll(async () => (await readyz()).status).toBe(200)
    const buyer = await makeBuyer()
    const { id } = await shop.make.cartLine({ customerId: buyer.id })
    const ordered = await buyer.ask(confirmOrder, { carts: [id], promo: null, fee: 60 })
    expect(ordered.body.message).toBe('ordered')
    shop.errors.splice(0)
  },
)

test('any number of readiness checks costs the database one query a second', async () => {
  await expect.poll(async () => (await readyz()).status).toBe(200)
  const transactions = async () =>
    Number(
      (
        await shop.pool.query('select xact_commit as n from pg_stat_database where datname = $1', [
          shop.databaseName,
        ])
      ).rows[0]?.n,
    )
  await shop.pool.query('select pg_stat_force_next_flush()')
  const before = await transactions()

  for (let nr = 0; nr < 200; nr++) await readyz()

  await shop.pool.query('select pg_stat_force_next_flush()')
  expect((await transactions()) - before).toBeLessThan(40)
})
