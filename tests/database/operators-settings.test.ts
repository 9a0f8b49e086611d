import { expect, test } from 'vitest'
import { migrate } from '../../server/migrations/migrate.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { openDatabases } from './make-database.ts'

const { migrated } = openDatabases()

test('time limits that operators set for a role do not end a migration', async () => {
  const { url, query } = await migrated()
  const name = new URL(url).pathname.slice(1)
  await query(`alter database ${name} set statement_timeout = '400ms'`)
  await query(`alter database ${name} set lock_timeout = '200ms'`)
  const sql = 'create table slow (id int); select pg_sleep(0.6)'
  const migrations = [...readMigrations(), { name: '29990101000000_slow', sql, checksum: 'x' }]

  // The second waits for the first.
  await Promise.all([migrate(url, { migrations }), migrate(url, { migrations })])

  expect(await query(`select to_regclass('slow')::text as slow`)).toEqual([{ slow: 'slow' }])
})

test('an operator’s settings of the planner stay', async () => {
  const { url, query } = await migrated()
  await query(`alter database ${new URL(url).pathname.slice(1)} set random_page_cost = 3`)

  await migrate(url)

  const [reported] = await query(`select setconfig from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase where datname = current_database()`)
  expect(reported?.setconfig).toContain('random_page_cost=3')
  expect(String(reported?.setconfig)).not.toContain('1.1')
})

test('a user without the right to set the planner gets a warning', async () => {
  const { url, query } = await migrated()
  const guest = `guest_${new URL(url).pathname.slice(1)}`
  await query(`create role ${guest} login password 'guest'`)
  await query(`grant select on _prisma_migrations to ${guest}`)
  const address = new URL(url)
  Object.assign(address, { username: guest, password: 'guest' })
  const warnings: string[] = []

  await migrate(address.href, { warn: (message) => warnings.push(message) })
  await query(`drop owned by ${guest}`)
  await query(`drop role ${guest}`)

  expect(warnings).toEqual([expect.stringMatching(/^Searching is slow until/)])
})
