import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { grantServing } from '../../server/migrations/grants.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { folder, readIn, startDatabase } from '../support/compose.ts'
import { createDatabase, dropDatabase, onDatabase } from '../support/databases.ts'
import { openDatabases } from './make-database.ts'

test.skipIf(!existsSync('/usr/bin/psql'))(
  'two users are made, who migrate and serve an empty database and one of version 0.1.0',
  async () => {
    startDatabase()
    const environment = readIn('upkeep')
    const postgres = await startScratchPostgres()
    onTestFinished(postgres.stop)
    const { port } = new URL(postgres.url)
    await onDatabase(postgres.url, 'create role compose superuser login')
    const there = (url = '') => url.replace('@database:5432', `@127.0.0.1:${port}`)
    const owner = there(environment.databaseOwnerUrl)
    const server = there(environment.databaseUrl)
    const makeRoles = async () => {
      // The password of version 0.1.0.
      await onDatabase(postgres.url, `alter role compose password 'shop'`)
      execFileSync('sh', [join(projectRoot, 'server/database/make-roles.sh')], {
        env: {
          PATH: '/usr/bin:/bin',
          SECRETS: join(folder, 'secrets'),
          POSTGRES_USER: 'compose',
          POSTGRES_DB: 'shop',
          PGHOST: '127.0.0.1',
          PGPORT: port,
          PGPASSWORD: 'shop',
        },
      })
    }
    await createDatabase(postgres.url, 'shop')

    await makeRoles()
    await migrate(owner)
    await grantServing(owner, server)
    expect(await ownersBy(server)).toEqual([{ owner: 'shop_owner', isSuper: false }])

    const superusers = `select rolname, rolpassword from pg_authid where rolname = 'compose'`
    expect(await onDatabase(postgres.url, superusers)).toEqual([
      { rolname: 'compose', rolpassword: null },
    ])

    // At a later start, beside a serving shop: its reads are not locked.
    const serving = new pg.Client({ connectionString: server })
    await serving.connect()
    await serving.query('begin')
    await serving.query('select from note')
    await makeRoles()
    await serving.query('commit')
    await serving.end()

    await dropDatabase(postgres.url, 'shop')
    await migrate(await createDatabase(postgres.url, 'shop'))
    await makeRoles()
    await migrate(owner)
    await grantServing(owner, server)
    expect(await ownersBy(server)).toEqual([{ owner: 'shop_owner', isSuper: false }])
  },
)

/** Owners of the tables and functions, for a user who may write rows and drop nothing. */
async function ownersBy(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into note (title, note) values ('a', 'b')`)
  await expect(client.query('drop table note')).rejects.toMatchObject({ code: '42501' })
  const { rows } = await client.query(
    `select distinct pg_get_userbyid(owner) as owner, rolsuper as "isSuper"
       from (select relowner as owner from pg_class where relnamespace = 'public'::regnamespace
             union select proowner from pg_proc where pronamespace = 'public'::regnamespace) as made,
            pg_roles
       where rolname = current_user`,
  )
  await client.end()
  return rows
}

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

  const [settings] = await query(`select setconfig from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase where datname = current_database()`)
  expect(settings?.setconfig).toContain('random_page_cost=3')
  expect(String(settings?.setconfig)).not.toContain('1.1')
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
