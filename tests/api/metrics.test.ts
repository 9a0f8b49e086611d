import { expect, test, vi } from 'vitest'
import { allCalls } from '#contract/all'
import { getProduct } from '#contract/catalog'
import { getNotes } from '#contract/notes'
import { confirmOrder } from '#contract/orders'
import { readConfig } from '../../server/config/config.ts'
import { readMetrics } from '../support/metrics.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const token = 'a-token-of-the-tests'
const shop = await openShop({ METRICS_TOKEN: token })
const closed = await openShop()
const proxied = [
  await openShop({ TRUST_PROXY: '1' }),
  await openShop({ PUBLIC_URL: 'http://shop.example' }),
]
const proxiedWithToken = await openShop({ TRUST_PROXY: '1', METRICS_TOKEN: token })
const visitor = shop.visitor()

/** The status of /metrics for this machine; fetch cannot send another host. */
const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await askRaw(url, 'GET', '/metrics', headers)).status

test('answers are counted by call, method and status, cached ones too', async () => {
  await shop.make.product({ slug: 'rose' })
  expect((await visitor.ask(getProduct, { slug: 'rose' })).status).toBe(200)
  const before = await readMetrics(shop.url)
  const found = { call: getProduct.path, method: 'GET', status: '200' }
  const missing = { ...found, status: '404' }

  await visitor.ask(getProduct, { slug: 'nothing' })
  for (let i = 0; i < 5; i++) await visitor.ask(getProduct, { slug: 'rose' })

  await vi.waitFor(async () => {
    const after = await readMetrics(shop.url)
    const risen = (name: string, labels = {}) => after.of(name, labels) - before.of(name, labels)
    const requests = 'http_request_duration_seconds_count'
    expect(risen(requests, missing)).toBe(1)
    expect(risen(requests, found)).toBe(5)
    expect(risen('shop_kept_hits_total', { store: 'answers' })).toBeGreaterThan(3)
    expect(after.of('shop_kept_entries', { store: 'answers' })).toBeGreaterThan(0)
    expect(after.of('shop_kept_bytes', { store: 'answers' })).toBeGreaterThan(1500)
  })
})

test('errors are 0 before the first one, which is then an increase', async () => {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  expect(text).toMatch(/^shop_faults_total 0$/m)
  await shop.pool.query('alter table note rename to note_away')

  const answer = await visitor.ask(getNotes)

  await shop.pool.query('alter table note_away rename to note')
  expect(answer).toBeRefused(500)
  expect(shop.errors.splice(0)).not.toEqual([])
  const errors = async () => (await readMetrics(shop.url)).of('shop_faults_total')
  await vi.waitFor(async () => expect(await errors()).toBe(1))
})

test('purchases are counted by how they end', async () => {
  const before = await readMetrics(shop.url)
  const { confirm, buyer } = await fillCart(shop)

  await confirm()
  await confirm()
  await buyer.ask(confirmOrder, { carts: [{ id: 999_999 }], promo: null, fee: 60 })

  const after = await readMetrics(shop.url)
  const risen = (outcome: string) =>
    after.of('shop_orders_total', { outcome }) - before.of('shop_orders_total', { outcome })
  expect(['confirmed', 'repeated', 'refused'].map(risen)).toEqual([1, 1, 1])
})

test('metrics have the pool, the memory and the event loop', async () => {
  const metrics = await readMetrics(shop.url)

  expect(metrics.of('shop_workers')).toBe(1)
  expect(metrics.of('shop_database_connections', { state: 'open' })).toBeGreaterThan(0)
  expect(metrics.of('shop_database_connections', { state: 'waiting' })).toBe(0)
  expect(metrics.of('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(metrics.of('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
  expect(metrics.of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('metrics name only the shop’s own calls, whatever address is asked for', async () => {
  for (let i = 0; i < 20; i++) {
    await visitor.ask(getProduct, { slug: `made-up-${i}` })
    for (const path of [`/made-up-${i}`, `/api/made-up-${i}`, `/uploads/made-up-${i}`]) {
      await visitor.agent.get(path)
    }
    await visitor.agent.get(`/api/get/order/made-up-${i}?with=${i}`)
  }
  await visitor.agent.propfind('/api/get/notes')
  await visitor.ask(getNotes)

  const metrics = await readMetrics(shop.url)
  const known: string[] = Object.values(allCalls).map(({ call }) => call.path)
  expect(metrics.values('call').filter((call) => !known.includes(call))).toEqual([
    '/*',
    '/api/*',
    '/metrics',
    '/uploads/*',
  ])
  expect(metrics.values('method')).toEqual(['GET', 'POST', 'other'])
})

test('metrics are shown on this machine past the proxy, or with the token', async () => {
  expect(await ask(closed.url)).toBe(200)
  expect(await ask(shop.url)).toBe(200)
  const elsewhere = { 'X-Forwarded-For': '203.0.113.7' }
  expect(await ask(shop.url, { ...elsewhere, Authorization: `Bearer ${token}` })).toBe(200)
})

test.each<Record<string, string>>([
  { 'X-Forwarded-For': '203.0.113.7' },
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Forwarded-For': '' },
  { Forwarded: 'for=127.0.0.1' },
  { 'X-Real-IP': '203.0.113.7' },
  { Host: 'shop.example' },
  { Host: 'localhost.shop.example' },
  { Host: 'shop.example', Authorization: 'Bearer a-token-of-the-test' },
  { Host: 'shop.example', Authorization: `Bearer ${token} x` },
  { Host: 'shop.example', Authorization: token },
  { Host: 'shop.example', Authorization: 'Bearer undefined' },
])('metrics with %o are a 404', async (headers) => {
  for (const { url, visitor } of [shop, closed]) {
    expect(await ask(url, headers)).toBe(404)
    expect(await visitor().agent.get('/metrics').set(headers)).toBeRefused(404)
  }
})

test('behind a proxy a request that looks like the machine’s own gets no metrics', async () => {
  // nginx sends this with nothing but proxy_pass.
  const asNginxDoes = { Host: '127.0.0.1:3000', Connection: 'close' }
  for (const { url } of [...proxied, proxiedWithToken]) {
    expect(await ask(url, asNginxDoes)).toBe(404)
    expect(await ask(url)).toBe(404)
  }

  const withToken = { ...asNginxDoes, Authorization: `Bearer ${token}` }
  expect(await ask(proxiedWithToken.url, withToken)).toBe(200)
  for (const { url } of proxied) expect(await ask(url, withToken)).toBe(404)
})

test('without METRICS_TOKEN no token opens the metrics', async () => {
  for (const sent of [`Bearer ${token}`, 'Bearer ', 'Bearer undefined']) {
    expect(await ask(closed.url, { Host: 'shop.example', Authorization: sent })).toBe(404)
  }
})

test.each(['too short', 'with a space in it', 'ন'.repeat(20)])(
  'the token %s stops the start, and is not printed',
  (bad) => {
    expect(() => readConfig({ METRICS_TOKEN: bad })).toThrow(/^METRICS_TOKEN is set to "…"/)
  },
)
