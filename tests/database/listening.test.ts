import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { watchChanges } from '../../server/database/changes.ts'
import { createDatabase, dropDatabase, ownName } from '../support/databases.ts'

const postgresUrl = inject('postgresUrl')
const name = ownName(inject('templateName'))
const url = await createDatabase(postgresUrl, name, inject('templateName'))
const elsewhere = new pg.Client({ connectionString: url })
await elsewhere.connect()

afterEach(async () => {
  vi.restoreAllMocks()
  await elsewhere.end()
  await dropDatabase(postgresUrl, name)
})

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
    ...asked: unknown[]
  ) {
    if (!String(asked[0]).startsWith('listen') || refused >= 4) {
      return Reflect.apply(query, this, asked)
    }
    refused++
    return Promise.reject(new Error('cannot execute LISTEN during recovery'))
  })
  const changes = watchChanges(url)

  await vi.waitFor(() => expect(refused).toBe(3), 5000)
  expect(changes.generation()).toBeNull()
  expect(await listeners()).toBeLessThanOrEqual(1)

  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), 5000)
  expect(await listeners()).toBe(1)
  const before = changes.generation()
  await elsewhere.query('notify shop_changed')
  await vi.waitFor(() => expect(changes.generation()).not.toBe(before))

  await elsewhere.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nokshi-haat changes'`,
  )
  await vi.waitFor(() => expect(changes.generation()).toBeNull())
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), 5000)
  await changes.stop()
  await vi.waitFor(async () => expect(await listeners()).toBe(0))
})
