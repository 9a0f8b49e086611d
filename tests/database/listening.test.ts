import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { watchChanges } from '../../server/database/changes.ts'
import { makeDatabase } from '../support/own-places.ts'
import { patience } from '../support/patience.ts'

const url = await makeDatabase(inject('templateName'))
const elsewhere = new pg.Client({ connectionString: url })
await elsewhere.connect()

afterEach(() => vi.restoreAllMocks())
afterAll(() => elsewhere.end())

const send = (text: string, values: string[]) => elsewhere.query(text, values)

async function listeners(): Promise<number> {
  const { rows } = await elsewhere.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'nokshi-haat changes'`,
  )
  return rows[0]?.n ?? 0
}

test('a server that takes connections but does not listen is asked again, by one connection at a time', async () => {
  const query = pg.Client.prototype.query
  let refused = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (!String(args[0]).startsWith('listen') || refused >= 4) {
      return Reflect.apply(query, this, args)
    }
    refused++
    return Promise.reject(new Error('cannot execute LISTEN during recovery'))
  })
  const changes = watchChanges(url, { send, warn: () => {} })

  await vi.waitFor(() => expect(refused).toBe(3), patience)
  expect(changes.generation()).toBeNull()
  expect(await listeners()).toBeLessThanOrEqual(1)

  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  expect(await listeners()).toBe(1)
  const before = changes.generation()
  await elsewhere.query('notify shop_changed')
  await vi.waitFor(() => expect(changes.generation()).not.toBe(before), patience)

  await elsewhere.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nokshi-haat changes'`,
  )
  await vi.waitFor(() => expect(changes.generation()).toBeNull(), patience)
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  await changes.stop()
  await vi.waitFor(async () => expect(await listeners()).toBe(0), patience)
})

test('a process that does not receive its own notices caches nothing, and logs it once', async () => {
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  // A pooler accepts LISTEN and delivers nothing.
  const changes = watchChanges(url, { send: async () => {}, warn })
  await vi.waitFor(() => expect(warnings).toHaveLength(1), patience)
  expect(warnings[0]).toContain('DATABASE_DIRECT_URL')
  expect(changes.generation()).toBeNull()
  await changes.stop()

  const mended = watchChanges(url, { send, warn })
  await vi.waitFor(() => expect(mended.generation()).not.toBeNull(), patience)
  expect(warnings).toHaveLength(1)
  await mended.stop()
})

test('a statement that cannot be sent does not end the cache', async () => {
  let isAway = false
  let sent = 0
  const changes = watchChanges(url, {
    send: async (text, values) => {
      sent++
      if (isAway) throw new Error('no connection is free')
      return send(text, values)
    },
    warn: () => {},
    checkEveryMs: 20,
  })
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  const before = changes.generation()

  isAway = true
  sent = 0
  await vi.waitFor(() => expect(sent).toBeGreaterThan(3), patience)
  expect(changes.generation()).toBe(before)
  await changes.stop()
})

test('a writer who waits has received all earlier commits, amid the changes of others', async () => {
  const changes = watchChanges(url, { send, warn: () => {} })
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  let heardOf = 0
  changes.follow(() => heardOf++)
  let committed = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; committed++) await other.query('notify shop_changed')
  })()

  for (let round = 0; round < 200; round++) {
    await elsewhere.query('notify shop_changed')
    const before = ++committed
    await changes.waitForChange()
    expect(heardOf).toBeGreaterThanOrEqual(before)
  }
  isOver = true
  await others
  await other.end()
  await changes.stop()
})

test('many waiters at once send one statement after another', async () => {
  const warned = vi.spyOn(process, 'emitWarning')
  const changes = watchChanges(url, { send, warn: () => {} })
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)

  await Promise.all(Array.from({ length: 20 }, () => changes.waitForChange()))

  expect(warned).not.toHaveBeenCalled()
  await changes.stop()
})

test('a watch that is stopped while its own notice is under way does not warn', async () => {
  const warnings: string[] = []
  let sent = () => {}
  const isSent = new Promise<void>((done) => {
    sent = done
  })
  const changes = watchChanges(url, {
    send: async () => sent(),
    warn: (message) => void warnings.push(message),
  })

  await isSent
  await changes.stop()

  expect(warnings).toEqual([])
})

test.each([0, 1, 3, 10])('a watch that is stopped %i ms after its start ends', async (ms) => {
  const changes = watchChanges(url, { send, warn: () => {} })
  await delay(ms)

  await changes.stop()

  await vi.waitFor(async () => expect(await listeners()).toBe(0), patience)
})
