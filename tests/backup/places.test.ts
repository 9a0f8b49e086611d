import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addReview } from '#contract/reviews'
import { readToolConfig } from '../../server/config/config.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts'
import { claimDataDir } from '../../server/postgres/one-server.ts'
import { backUp, openPlace, restore } from '../support/backups.ts'
import { openTestBucket } from '../support/bucket.ts'
import { onDatabase } from '../support/databases.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop } from '../support/shop.ts'

test('the embedded database is backed up while the shop runs and while it does not', async () => {
  const dataDir = makeFolder()
  chmodSync(dataDir, 0o755) // where root lends PostgreSQL another user
  const parent = makeFolder()
  const config = readToolConfig({ DATA_DIR: dataDir, UPLOADS_DIR: join(dataDir, 'uploads') })
  await expect(backUp(config, parent)).rejects.toThrow(/^There is no database in/)
  expect(existsSync(join(dataDir, 'session-secret'))).toBe(false)

  const release = claimDataDir(dataDir)
  const fast = { fsync: 'off', max_connections: '20' }
  const postgres = await startEmbeddedPostgres(dataDir, fast)
  await migrate(postgres.url)
  await onDatabase(postgres.url, `insert into note (title, note) values ('one', 'while it runs')`)
  const { folder: running, said } = await backUp(config, parent)
  expect(said.join()).toContain('The session secret is not known here')
  await expect(restore(config, parent)).rejects.toThrow(/^The shop already runs from/)
  await onDatabase(postgres.url, `insert into note (title, note) values ('two', 'before it stops')`)
  await postgres.stop()
  release()

  const { folder: stopped } = await backUp(config, parent)
  expect(existsSync(join(dataDir, 'server.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

  const other = makeFolder()
  chmodSync(other, 0o755)
  const place = readToolConfig({ DATA_DIR: other, UPLOADS_DIR: join(other, 'uploads') })
  await restore(place, parent)
  const notes = async () => {
    const again = await startEmbeddedPostgres(other, fast)
    try {
      return await onDatabase(again.url, 'select title from note order by id')
    } finally {
      await again.stop()
    }
  }
  expect(await notes()).toEqual([{ title: 'one' }, { title: 'two' }])
  await restore(place, running, true)
  expect(await notes()).toEqual([{ title: 'one' }])
  expect(stopped > running).toBe(true)
})

test('pictures of a bucket are backed up, and restored into another', async () => {
  const bucket = await openTestBucket({ isLenient: true })
  const shop = await openShop({ bucket })
  const customer = await shop.customer()
  const { id: product_id } = await shop.make.product()
  await customer.ask(addReview, { product_id }, { files: [{ bytes: await jpeg(400, 300) }] })
  const names = await bucket.stored.names()
  expect(names).toHaveLength(4)
  const environment = {
    DATABASE_URL: shop.databaseUrl,
    UPLOADS_DIR: shop.uploadsDir,
    SESSION_SECRET: 'a secret of the tests',
  }
  const config = readToolConfig({ ...environment, ...bucket.settings })
  const parent = makeFolder()
  await backUp(config, parent)
  const { said } = await backUp(config, parent)
  expect(said.join()).toContain('4 as in the backup before')

  const another = await openTestBucket({ isLenient: true })
  const place = await openPlace(another.settings)
  await restore(place.config, parent)

  expect(await another.stored.names()).toEqual(names)
  for (const name of names) {
    expect(await another.stored.read(name)).toEqual(await bucket.stored.read(name))
  }
  await expect(restore(place.config, parent)).rejects.toThrow(/pictures in the bucket/)

  bucket.line.turn('refusing')
  await expect(backUp(config, parent)).rejects.toThrow('The storage of pictures does not answer')
  expect(await readdir(parent)).toHaveLength(2)
  bucket.line.turn('open')
})

test('a backup of an older database is restored, and brought up to date', async () => {
  const old = await openPlace()
  const url = old.environment.DATABASE_URL
  await migrate(url, { migrations: readMigrations().slice(0, -3), functions: '' })
  await onDatabase(url, `insert into note (title, note) values ('from', 'long ago')`)
  // Derived rows that the triggers would have corrected.
  await onDatabase(
    url,
    `insert into listing (listing_key, products) values (0, 99)
    on conflict (listing_key) do update set products = 99`,
  )
  const { folder } = await backUp(old.config, makeFolder())
  const place = await openPlace()

  await restore(place.config, folder)

  const restored = place.environment.DATABASE_URL
  expect(await onDatabase(restored, 'select note from note')).toEqual([{ note: 'long ago' }])
  expect(
    await onDatabase(restored, 'select * from shop_derived_differences() where differences <> 0'),
  ).toEqual([])
  expect(
    await onDatabase(
      restored,
      'select count(*)::int as n from _prisma_migrations where finished_at is not null',
    ),
  ).toEqual([{ n: readMigrations().length }])
})

test('the commands do it, and say in one sentence why they do not', async () => {
  const shop = await openShop()
  const parent = makeFolder()
  const run = (tool: string, given: string[], settings: Record<string, string> = {}) =>
    runTool(tool, given, { DATABASE_URL: shop.databaseUrl, ...settings })
  const settings = { UPLOADS_DIR: shop.uploadsDir, SESSION_SECRET: 'a secret of the tests' }

  const [made, wrong, refused, help] = await Promise.all([
    run('backup', [parent, '--keep', '3'], settings),
    run('backup', [parent, '--keep', 'none'], settings),
    run('restore', [parent], { ...settings, DATABASE_URL: 'postgresql://x:y@127.0.0.1:1/z' }),
    run('restore', ['--help']),
  ])

  expect(made).toMatchObject({ stderr: '', stdout: expect.stringContaining('found whole') })
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/^--keep takes a number/) })
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^(There is no backup in|The database cannot be reached).*\n$/),
  })
  expect(help).toMatchObject({ stderr: '', stdout: expect.stringContaining('--overwrite') })
  const [folder = ''] = await readdir(parent)
  const manifest = JSON.parse(readFileSync(join(parent, folder, 'manifest.json'), 'utf8'))
  expect(manifest.migrations).toHaveLength(readMigrations().length)
})
