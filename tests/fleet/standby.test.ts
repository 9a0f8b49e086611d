/** Over 200 lines: all states of a standby are tested on one, which takes seconds to make. */
import { afterAll, expect, inject, test, vi } from 'vitest'
import { getCart } from '#contract/cart'
import { getProduct, getProducts, listCategory, searchProducts } from '#contract/catalog'
import { getCustomer } from '#contract/customers'
import { getNotes } from '#contract/notes'
import { getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { onDatabase, urlOf } from '../support/databases.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'
import { startStandby } from './support/postgres.ts'

const standby = await startStandby(Number(new URL(inject('postgresUrl')).port))
afterAll(standby.stop)
const shop = await openShop({ standbyUrl: standby.url })
const standbyUrl = urlOf(standby.url, shop.databaseName)
const visitor = shop.visitor()
const category = await shop.make.category({ category: 'Saree' })
const makeSaree = (saree: { slug: string; title?: string; priceTaka?: number }) =>
  shop.make.product({ ...saree, categoryIds: [category.id] })
let nr = 0
/** Another highest price each time, so that no answer is cached. All of these are open ends. */
const uncached = () => ({ max_price: 50_000 + ++nr })

test('the catalogue is read from the standby', async () => {
  await makeSaree({ slug: 'rose', title: 'Rose' })

  for (const read of [
    () => visitor.ask(getProduct, { slug: 'rose', reviews: ++nr % 100 }),
    () => visitor.ask(getProducts, { limit: 1 + (++nr % 100) }),
    () => visitor.ask(listCategory, { category: 'Saree', ...uncached() }),
    () => visitor.ask(searchProducts, { keyword: 'rose', ...uncached() }),
    () => visitor.ask(getNotes),
    () => visitor.agent.get('/sitemap.xml').set('Host', `shop-${++nr}.example`),
  ]) {
    await untilStandbyAnswers(async () => expect((await read()).status).toBe(200))
  }
  // The new database had not reached the standby yet.
  shop.errors.length = 0
})

test('a customer’s data is read from the primary', async () => {
  const customer = await shop.customer()
  await untilStandbyAnswers(() => priceOf('rose'))

  const before = await lastReadOfStandby()
  for (const call of [getCustomer, getCart, getOrders]) {
    expect((await customer.ask(call)).status).toBe(200)
  }
  expect(await lastReadOfStandby()).toBe(before)
})

test('a change is read at once while the standby stands still, which is used again afterwards', async () => {
  await makeSaree({ slug: 'moving' })
  await untilStandbyAnswers(() => priceOf('moving'))

  await onDatabase(standbyUrl, 'select pg_wal_replay_pause()')
  for (let priceTaka = 701; priceTaka <= 730; priceTaka++) {
    await setPrice('moving', priceTaka)
    expect(await priceOf('moving')).toBe(priceTaka)
    expect(await keptPriceOf('moving')).toBe(priceTaka)
  }
  await onDatabase(standbyUrl, 'select pg_wal_replay_resume()')

  await untilStandbyAnswers(async () => expect(await priceOf('moving')).toBe(730))
})

test('no answer of a lagging standby is cached', async () => {
  await makeSaree({ slug: 'late', priceTaka: 1 })
  await untilStandbyAnswers(() => priceOf('late'))
  await onDatabase(
    standbyUrl,
    "alter system set recovery_min_apply_delay = '100ms'",
    'select pg_reload_conf()',
  )

  for (let priceTaka = 2; priceTaka < 10; priceTaka++) {
    await Promise.all([
      setPrice('late', priceTaka),
      ...Array.from({ length: 5 }, () => keptPriceOf('late')),
    ])
    expect(await keptPriceOf('late')).toBe(priceTaka)
    await untilStandbyAnswers(() => priceOf('late'))
    expect(await keptPriceOf('late')).toBe(priceTaka)
  }
  await onDatabase(
    standbyUrl,
    'alter system reset recovery_min_apply_delay',
    'select pg_reload_conf()',
  )
})

test('a read that the standby ends is the primary’s to answer', async () => {
  await makeSaree({ slug: 'ended' })
  await untilStandbyAnswers(() => priceOf('ended'))

  const asking = askSteadily()
  for (let round = 0; round < 40; round++) {
    await onDatabase(
      standbyUrl,
      `select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'nokshi-haat'`,
    )
  }
  expect((await asking()).statuses).toEqual([200])
  expect(shop.errors).toEqual([])
})

test('the author of a review reads it at once', async () => {
  const product = await shop.make.product({ slug: 'reviewed' })
  const customer = await shop.customer()

  for (let round = 1; round <= 30; round++) {
    await customer.ask(addReview, { product_id: product.id, review: `Good ${round}` })
    for (const reviews of [100, round]) {
      const { body } = await customer.ask(getProduct, { slug: 'reviewed', reviews })
      expect(body.product.reviews[0]?.review).toBe(`Good ${round}`)
    }
  }
})

test('a standby that dies fails no request, and is used again when it is back', async () => {
  await makeSaree({ slug: 'steady' })
  await untilStandbyAnswers(() => priceOf('steady'))

  const asking = askSteadily()
  await standby.kill()
  await setPrice('steady', 888)
  expect(await priceOf('steady')).toBe(888)
  await standby.start()
  await untilStandbyAnswers(async () => expect(await priceOf('steady')).toBe(888))

  const { statuses, slowestMs } = await asking()
  expect(statuses).toEqual([200])
  expect(slowestMs).toBeLessThan(2000)
  expect(shop.errors.splice(0).join()).toMatch(/The standby is left alone/)
})

test('a standby that becomes a server of its own is used no more', async () => {
  await makeSaree({ slug: 'parted' })
  await untilStandbyAnswers(() => priceOf('parted'))

  await onDatabase(standbyUrl, 'select pg_promote()')
  await setPrice('parted', 999)

  expect(await priceOf('parted')).toBe(999)
  await vi.waitFor(() => expect(shop.errors.join()).toMatch(/left alone/), patience)
  const before = await lastReadOfStandby()
  expect(await priceOf('parted')).toBe(999)
  expect(await lastReadOfStandby()).toBe(before)
  shop.errors.length = 0
})

async function priceOf(slug: string) {
  const { status, body } = await visitor.ask(listCategory, { category: 'Saree', ...uncached() })
  expect(status).toBe(200)
  return body.products.data.find((saree: { slug: string }) => saree.slug === slug)?.price
}

async function keptPriceOf(slug: string): Promise<number> {
  const { status, body } = await visitor.ask(getProduct, { slug })
  expect(status).toBe(200)
  return body.product.price
}

/** Waits until the shop has received the change. */
async function setPrice(slug: string, priceTaka: number) {
  await shop.prisma.product.update({ where: { slug }, data: { priceTaka } })
  await shop.changes.waitForChange()
}

/** Reads until the standby has answered one. */
async function untilStandbyAnswers(read: () => Promise<unknown>) {
  await vi.waitFor(async () => {
    const before = await lastReadOfStandby()
    await read()
    expect(await lastReadOfStandby()).not.toBe(before)
  }, patience)
}

/** Time of the last statement on the standby. */
async function lastReadOfStandby(): Promise<unknown> {
  const [row] = await onDatabase(
    standbyUrl,
    `select max(query_start)::text as at from pg_stat_activity
     where application_name = 'nokshi-haat' and datname = current_database()`,
  )
  return row?.at
}

/** Requests continuously; the returned function stops and gives the results. */
function askSteadily() {
  const statuses = new Set<number>()
  let slowestMs = 0
  let isOver = false
  const askers = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const started = Date.now()
        const input = { category: 'Saree', ...uncached() }
        statuses.add((await visitor.ask(listCategory, input)).status)
        slowestMs = Math.max(slowestMs, Date.now() - started)
      }
    }),
  )
  return async () => {
    isOver = true
    await askers
    return { statuses: [...statuses], slowestMs }
  }
}
