import { expect, onTestFinished, test, vi } from 'vitest'
import { getCustomer } from '#contract/customers'
import { startBuiltServer } from '../support/built-server.ts'
import { readMetrics } from '../support/metrics.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('every worker answers the sum over all', async () => {
  const url = await startWorkers(2)
  await vi.waitFor(async () => expect((await readMetrics(url)).of('shop_workers')).toBe(2), {
    timeout: 60_000,
  })
  for (let i = 0; i < 11; i++) {
    const answer = await fetch(url + getCustomer.path, { headers: { Connection: 'close' } })
    expect(answer.status).toBe(401)
  }

  const oneByOne = [await readMetrics(url), await readMetrics(url)]
  const atOnce = await Promise.all([readMetrics(url), readMetrics(url), readMetrics(url)])

  const requests = 'http_request_duration_seconds_count'
  const found = { call: getCustomer.path, method: 'GET', status: '401' }
  for (const each of [...oneByOne, ...atOnce]) {
    expect(each.of(requests, found)).toBe(11)
    expect(each.of('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
    expect(each.of('nodejs_eventloop_lag_p99_seconds')).not.toBeNaN()
  }
})

/** Workers that end with the test in any case. Returns their address. */
async function startWorkers(workers: number) {
  const { url, stop } = await startBuiltServer({
    WORKERS: String(workers),
    DATABASE_URL: shop.databaseUrl,
    UPLOADS_DIR: shop.uploadsDir,
    DEMO: 'off',
  })
  onTestFinished(async () => expect(await stop()).toEqual([]))
  return url
}
