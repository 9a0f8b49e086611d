import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, readToolConfig } from '../../server/config/config.ts'
import { backUp, openPlace, restore, startShop } from '../support/backups.ts'
import { onDatabase } from '../support/databases.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop } from '../support/shop.ts'
import { storedIn } from '../support/stored.ts'

const shop = await openShop()
await shop.make.order()
await shop.stored.write('catalog/saree-40x30.webp', await jpeg())
await shop.stored.write('catalog/shirt-40x30.webp', await jpeg(30, 40))
await shop.make.product({ image: '/uploads/catalog/saree-40x30.webp' })
const here = readToolConfig({
  DATABASE_URL: shop.databaseUrl,
  UPLOADS_DIR: shop.uploadsDir,
  SESSION_SECRET: 'a secret of the tests',
})
const parent = makeFolder()
const { folder } = await backUp(here, parent)
const isEmpty = async (url: string) => {
  const [row] = await onDatabase(
    url,
    `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
  )
  return row?.n === 0
}

test('only its owner may read a backup', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

describe('a backup that is not as it was written is not restored', () => {
  const flip = (file: string) => (copy: string) => {
    const bytes = readFileSync(join(copy, file))
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(join(copy, file), bytes)
  }
  const edit = (from: RegExp, to: string) => (copy: string) => {
    const text = readFileSync(join(copy, 'manifest.json'), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(copy, 'manifest.json'), text.replace(from, to))
  }
  test.each<[string, (copy: string) => void, RegExp]>([
    ['a bit of a table', flip('database/orders.copy.gz'), /damaged: database\/orders/],
    ['a bit of a picture', flip('pictures/catalog/shirt-40x30.webp'), /damaged: pictures\/cat/],
    ['a bit of the secret', flip('session-secret'), /damaged: session-secret/],
    ['half a table', (to) => truncateSync(join(to, 'database/orders.copy.gz'), 20), /orders/],
    ['a lost picture', (to) => rmSync(join(to, 'pictures/catalog/shirt-40x30.webp')), /shirt/],
    ['a lost table', (to) => rmSync(join(to, 'database/customer.copy.gz')), /customer.copy/],
    ['a broken manifest', (to) => truncateSync(join(to, 'manifest.json'), 200), /manifest.json/],
    ['a row too few', edit(/"rows": 1\b/, '"rows": 2'), /damaged: database/],
    ['a newer format', edit(/"format": 1/, '"format": 2'), /newer version/],
    ['a newer database', edit(/_changes"/, '_of_tomorrow"'), /newer version/],
  ])('%s', async (_what, damage, sentence) => {
    const copy = join(makeFolder(), 'copy')
    await cp(folder, copy, { recursive: true })
    damage(copy)
    const place = await openPlace()

    await expect(restore(place.config, copy)).rejects.toThrow(sentence)

    expect(await isEmpty(place.environment.DATABASE_URL)).toBe(true)
    expect(await storedIn(place.config.uploadsDir).names()).toEqual([])
  })
})

test('a restore overwrites nothing without --overwrite', async () => {
  const place = await openPlace()
  await restore(place.config, parent)
  const stored = storedIn(place.config.uploadsDir)
  await stored.write('reviews/posted-since-40x30.webp', await jpeg())
  await stored.write('catalog/shirt-40x30.webp', Buffer.from('another'))
  const query = (sql: string) => onDatabase(place.environment.DATABASE_URL, sql)
  await query(`delete from orders; insert into note (title, note) values ('new', 'since')`)
  writeFileSync(join(place.folder, 'session-secret'), 'another secret of today')
  const config = readToolConfig(place.environment)

  await expect(restore(config, parent)).rejects.toThrow(
    /^Nothing was restored, for there are .*tables, and pictures in .*, and the session secret/,
  )
  expect(await query('select note from note')).toEqual([{ note: 'since' }])

  await restore(config, parent, true)
  expect(await query('select note from note')).toEqual([])
  expect(await query('select count(*)::int as n from orders')).toEqual([{ n: 1 }])
  expect((await stored.names()).sort()).toEqual([
    'catalog/saree-40x30.webp',
    'catalog/shirt-40x30.webp',
  ])
  expect(await stored.read('catalog/shirt-40x30.webp')).toEqual(await jpeg(30, 40))
  const kept = readFileSync(join(place.folder, 'session-secret'), 'utf8').trim()
  expect(kept).toBe('a secret of the tests')
})

test('a restore that fails half way leaves the shop that was there', async () => {
  const place = await openPlace()
  await restore(place.config, parent)
  const query = (sql: string) => onDatabase(place.environment.DATABASE_URL, sql)
  await query(`insert into note (title, note) values ('still', 'here')`)
  // A file where a folder of pictures should be.
  rmSync(join(place.config.uploadsDir, 'catalog'), { recursive: true })
  writeFileSync(join(place.config.uploadsDir, 'catalog'), '')

  await expect(restore(place.config, parent, true)).rejects.toThrow(/EEXIST|ENOTDIR/)

  expect(await query('select note from note')).toEqual([{ note: 'here' }])
})

test('tables of somebody else are never replaced', async () => {
  const place = await openPlace()
  const query = (sql: string) => onDatabase(place.environment.DATABASE_URL, sql)
  await query('create table ledger (id int)')

  await expect(restore(place.config, parent, true)).rejects.toThrow(/not the shop’s/)

  expect(await query('select count(*) from ledger')).toHaveLength(1)
})

test('nothing is restored below a shop that runs', async () => {
  const place = await openPlace()
  await restore(place.config, parent)
  const running = await startShop({ ...place.environment, SESSION_SECRET: 'a secret of the tests' })
  await fetch(`${running.url}/readyz`)

  await expect(restore(place.config, parent, true)).rejects.toThrow(/^The shop runs on this data/)

  await running.close()
  await restore(place.config, parent, true)
})

test('the newest so many stay, and an unchanged picture takes its room once', async () => {
  const several = makeFolder()
  const first = await backUp(here, several, 2)
  const second = await backUp(here, several, 2)
  const picture = 'pictures/catalog/saree-40x30.webp'
  expect(second.said.join()).toContain('2 as in the backup before')
  const { ino, nlink } = await stat(join(second.folder, picture))
  expect([ino, nlink]).toEqual([(await stat(join(first.folder, picture))).ino, 2])

  // A flipped bit on the backup's disk: the next backup copies the picture anew.
  const { mtime } = await stat(join(second.folder, picture))
  const rotten = readFileSync(join(second.folder, picture))
  rotten[20] = (rotten[20] ?? 0) ^ 1
  writeFileSync(join(second.folder, picture), rotten)
  await utimes(join(second.folder, picture), mtime, mtime)
  const third = await backUp(here, several, 2)

  expect(third.said.join()).toContain('1 as in the backup before')
  expect((await readdir(several)).map((name) => join(several, name)).sort()).toEqual([
    second.folder,
    third.folder,
  ])
})

test('a backup names a lost picture, a failed one leaves nothing', async () => {
  await shop.make.product({ image: '/uploads/catalog/lost-40x30.webp' })
  const { said, folder: made } = await backUp(here, makeFolder())
  expect(said.join()).toContain('as catalog/')
  const manifest = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'))
  expect(manifest.lostPictures).toContain('catalog/lost-40x30.webp')

  const place = await openPlace()
  const empty = makeFolder()
  await expect(backUp(place.config, empty)).rejects.toThrow('The database holds no shop')
  expect(await readdir(empty)).toEqual([])
})

test('a command that only reads runs where no picture can be written', async () => {
  const settings = { DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: '/dev/null/uploads' }

  expect(() => readConfig({ ...settings, SESSION_SECRET: 'x'.repeat(16) })).toThrow(
    'UPLOADS_DIR is /dev/null/uploads, which cannot be made or written',
  )
  const checked = await runTool('check-derived', [], settings)
  expect(checked).toMatchObject({ stderr: '', stdout: expect.stringContaining('listing') })
  expect(checked).not.toHaveProperty('code')
})
