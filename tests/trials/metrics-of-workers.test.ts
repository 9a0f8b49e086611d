import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getNotes } from '#contract/notes'
import { projectRoot } from '../../server/project-root.ts'
import { readMetrics } from '../support/metrics.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('whichever worker is asked, it tells the sum over all', async () => {
  const url = await startWorkers(2)
  await vi.waitFor(async () => expect((await readMetrics(url)).of('shop_workers')).toBe(2), {
    timeout: 60_000,
  })
  for (let i = 0; i < 11; i++) {
    const answer = await fetch(url + getNotes.path, { headers: { Connection: 'close' } })
    expect(answer.status).toBe(200)
  }

  const oneByOne = [await readMetrics(url), await readMetrics(url)]
  const atOnce = await Promise.all([readMetrics(url), readMetrics(url), readMetrics(url)])

  const requests = 'http_request_duration_seconds_count'
  const found = { call: getNotes.path, method: 'GET', status: '200' }
  for (const each of [...oneByOne, ...atOnce]) {
    expect(each.of(requests, found)).toBe(11)
    expect(each.of('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
    expect(each.of('nodejs_eventloop_lag_p99_seconds')).not.toBeNaN()
  }
})

/** Ended with the test, however that ends. Returns their address. */
async function startWorkers(workers: number) {
  const script = join(projectRoot, 'tests/support/shop-of-workers.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      WORKERS: String(workers),
      DATABASE_URL: shop.databaseUrl,
      UPLOADS_DIR: shop.uploadsDir,
      SESSION_SECRET: 'a secret of the tests',
      RATE_LIMIT: 'off',
    },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  return String(line).trim().replace('localhost', '127.0.0.1')
}
