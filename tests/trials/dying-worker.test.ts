import request from 'supertest'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../server/postgres/embedded.ts'
import { type BuiltServer, buildIfStale, startBuiltServer } from '../support/built-server.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { servingPid } from '../support/serving-process.ts'

/** For every process of the shop: a signal handler that throws. */
const thrower = `process.on('SIGUSR2', () => { throw new Error('thrown by the test') })`
const wait = { timeout: 25_000, interval: 20 }
let server: BuiltServer

beforeAll(async () => {
  buildIfStale()
  server = await startBuiltServer({
    DATABASE_URL: await makeDatabase(inject('templateName')),
    DATA_DIR: makeFolder(),
    DEMO: 'off',
    PORT: String(await freePort()),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
  })
})
afterAll(() => server.stop())

test.each(['SIGKILL', 'SIGUSR2'] as const)(
  'a worker that dies of %s is replaced',
  async (signal) => {
    const worker = servingPid(server.process.pid)
    const ready = async () => (await request(server.url).get('/readyz')).body
    expect(worker).not.toBe(server.process.pid)

    process.kill(worker, signal)

    await vi.waitFor(() => expect(servingPid(server.process.pid)).not.toBe(worker), wait)
    await expect.poll(() => ready().catch(String), wait).toEqual({ status: 'ready' })
    expect(server.process.exitCode).toBeNull()
  },
)

test('an error that nobody caught is logged as one', async () => {
  const lines = await server.stop()

  expect(lines.filter((line) => line.includes('an error that nobody caught'))).toEqual([
    expect.stringMatching(/"level":60,.*thrown by the test/),
  ])
  expect(lines.filter((line) => line.includes('a worker died'))).toHaveLength(2)
})
