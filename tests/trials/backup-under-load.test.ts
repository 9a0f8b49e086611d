import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getCustomer } from '#contract/customers'
import { getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { readToolConfig } from '../../server/config/config.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { backUp, openPlace, restore, startShop } from '../support/backups.ts'
import { findBrokenInvariants } from '../support/broken-invariants.ts'
import { noteAsStaff } from '../support/office-rows.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'
import { storedIn } from '../support/stored.ts'

const secret = 'a secret of the tests'
/** The load depends on the machine: only the test's own end bounds it. */
const pace = { timeout: 170_000 }
const shop = await openShop()
const here = readToolConfig({
  DATABASE_URL: shop.databaseUrl,
  UPLOADS_DIR: shop.uploadsDir,
  SESSION_SECRET: secret,
})

test('a backup of a busy shop has every order and picture of its start', async () => {
  const ordered: string[] = []
  const pictured: string[] = []
  let isBusy = true
  const picture = await jpeg(40, 30)
  const buyers = await Promise.all([1, 2, 3].map(() => fillCart(shop)))
  const customer = buyers[0]?.buyer as ShopCustomer
  const order = async ({ buyer }: { buyer: ShopCustomer }) => {
    while (isBusy) {
      const { confirm } = await fillCart(shop, [{ quantity: 2 }, {}], buyer)
      const { status, body } = await confirm()
      expect(status).toBe(200)
      ordered.push(body.trans_id)
    }
  }
  const review = async () => {
    const { id: product_id } = await shop.make.product()
    while (isBusy) {
      const answer = await customer.ask(addReview, { product_id }, { files: [{ bytes: picture }] })
      pictured.push(answer.body.review.images[0].image_url)
    }
  }
  const busy = Promise.all([...buyers.map(order), review()])
  await expect.poll(() => pictured.length, pace).toBeGreaterThan(2)
  await expect.poll(() => ordered.length, pace).toBeGreaterThan(10)
  const before = { ordered: [...ordered], pictured: [...pictured] }

  const { folder } = await backUp(here, makeFolder())
  isBusy = false
  await busy

  expect(ordered.length).toBeGreaterThan(before.ordered.length)
  const place = await openPlace()
  await restore(place.config, folder)
  expect(readFileSync(join(place.folder, 'session-secret'), 'utf8').trim()).toBe(secret)
  const restored = await startShop({ ...place.environment, SESSION_SECRET: secret })

  const { rows } = await restored.pool.query<{ id: string }>('select trans_id as id from orders')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before.ordered))
  const stored = storedIn(place.config.uploadsDir)
  expect(await findBrokenInvariants(restored.pool, place.config.uploadsDir, stored)).toEqual([])
  const { rows: images } = await restored.pool.query<{ image: string }>(
    'select image from review_image',
  )
  expect(images.map(({ image }) => image)).toEqual(expect.arrayContaining(before.pictured))
  for (const name of await stored.names()) {
    const answer = await fetch(`${restored.url}/uploads/${name}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await shop.stored.read(name))
  }

  // Sessions are still valid, and new ids follow the old ones.
  const ask = (path: string) =>
    fetch(`${restored.url}${path}`, { headers: { cookie: customer.cookie } })
  expect(await (await ask(getCustomer.path)).json()).toMatchObject({ id: customer.id })
  const { orders } = (await (await ask(getOrders.path)).json()) as { orders: unknown[] }
  expect(orders.length).toBeGreaterThan(0)
  const { rows: ids } = await restored.pool.query(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int > max(id) as follows from orders`,
  )
  expect(ids).toEqual([{ follows: true }])
})

test('the restored database is the one that was backed up, to the last row and rule', async () => {
  const { id: customerId } = await shop.make.customer()
  const { id: orderId } = await shop.make.order({ customerId, status: 5 })
  await noteAsStaff(shop.pool, { orderId, customerId, email: '', words: 'বাড়ি 7\tরোড 3' })
  await shop.make.note({ note: `Tabs\t, lines\n, \\N, quotes ' " and মিষ্টি দই` })
  const category = await shop.make.category()
  const tag = await shop.make.tag({ tag: 'Jamdani' })
  await shop.make.product({ categoryIds: [category.id], tagIds: [tag.id], discountPercent: 10 })
  const { folder } = await backUp(here, makeFolder())
  const place = await openPlace()

  await restore(place.config, folder)

  const other = await startShop({ ...place.environment, SESSION_SECRET: secret })
  const tables = (
    await shop.pool.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
  ).rows
  expect(tables.length).toBeGreaterThan(25)
  for (const { name } of tables) {
    const sql = `select t::text as row from ${name} t order by 1`
    expect([name, (await other.pool.query(sql)).rows]).toEqual([
      name,
      (await shop.pool.query(sql)).rows,
    ])
  }
  for (const table of ['order_event', 'audit_log', 'staff']) {
    const sql = `select nextval(pg_get_serial_sequence($1, 'id')) > max(id) as follows from ${table}`
    expect((await other.pool.query(sql, [table])).rows).toEqual([{ follows: true }])
  }
  const triggers = `select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`
  expect((await other.pool.query(triggers)).rows).toEqual((await shop.pool.query(triggers)).rows)
  // The schema engine finds its own history.
  await expect(migrate(place.environment.DATABASE_URL)).resolves.toBeUndefined()
})
