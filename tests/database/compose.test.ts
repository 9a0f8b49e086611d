import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileNames, variableNames } from '../../server/config/environment.ts'
import { projectRoot } from '../../server/machine/project-root.ts'
import {
  database,
  folder,
  made,
  readIn,
  services,
  source,
  startDatabase,
  startShop,
  volumes,
} from '../support/compose.ts'

test('every variable of the shop can be set', () => {
  const ofTheImage = ['NODE_ENV', 'HOST', 'DATA_DIR', 'UPLOADS_DIR']
  const asFiles = ['DATABASE_URL', 'DATABASE_OWNER_URL']
  const withoutPooler = ['DATABASE_DIRECT_URL']
  const passedOn = Object.keys(services.shop.environment).filter(
    (name) => !fileNames.includes(name),
  )

  const missing = variableNames.filter(
    (name) => ![...ofTheImage, ...asFiles, ...withoutPooler, ...passedOn].includes(name),
  )
  expect(missing).toEqual([])
  expect(passedOn.filter((name) => !variableNames.includes(name))).toEqual([])
  for (const name of passedOn) expect(services.shop.environment[name]).toContain(`\${${name}:-`)
})

test('.env.example has every variable', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8')

  const inExample = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const ofCompose = ['PUBLISH', 'SHOP_MEMORY', 'DATABASE_MEMORY', 'BACKUPS']
  expect(inExample.sort()).toEqual([...variableNames, ...fileNames, ...ofCompose].sort())
})

test('by default the shop is open to this server only and has no demo', () => {
  expect(services.shop.ports).toEqual([`\${PUBLISH:-127.0.0.1}:\${PORT:-3000}:\${PORT:-3000}`])
  expect(services.database.ports).toBeUndefined()
  expect(services.shop.environment.DEMO).toBe(`\${DEMO:-off}`)
})

test.each(['shop', 'upkeep', 'database'])('%s has bounds of memory and logs', (name) => {
  expect(services[name]).toMatchObject({
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    init: true,
    read_only: true,
    mem_limit: expect.stringMatching(/:-\d+[mg]\}$/),
    logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
  })
})

test('passwords are made once, each its own, fit for a URL, and none stands in the file', () => {
  const first = startDatabase().POSTGRES_PASSWORD
  const { databaseUrl, sessionSecrets } = startShop()
  const { databaseOwnerUrl } = readIn('upkeep')
  const second = startDatabase().POSTGRES_PASSWORD

  expect(startShop()).toMatchObject({ databaseUrl, sessionSecrets })
  expect(readIn('upkeep')).toMatchObject({ databaseUrl, databaseOwnerUrl, sessionSecrets })
  const passwords = [databaseUrl, databaseOwnerUrl].map((url) => new URL(String(url)).password)
  for (const each of [...passwords, first, second]) expect(each).toMatch(/^[0-9a-f]{48}$/)
  expect(new Set([...passwords, first, second]).size).toBe(4)
  expect(sessionSecrets).toEqual([expect.stringMatching(/^\S{44}$/)])
  expect(source).not.toMatch(/POSTGRES_PASSWORD: /)
})

test('the serving container has no file with the owner’s address', () => {
  startDatabase()

  expect(startShop().databaseOwnerUrl).toBeUndefined()
  expect(readdirSync(join(folder, 'serving'))).toEqual(['server-url'])
  expect(services.shop.volumes).not.toContainEqual(expect.stringMatching(/^secrets:/))
})

test('only upkeep reaches the backups', () => {
  const reaching = Object.keys(services).filter((name) =>
    services[name].volumes.some((each: string) => each.includes(':/backups')),
  )

  expect(reaching).toEqual(['upkeep'])
})

test('a command on a new server needs no session secret, and makes none: a restore brings it', () => {
  startDatabase()
  rmSync(join(folder, 'data/session-secret'), { force: true })

  expect(readIn('upkeep').sessionSecrets).toEqual([''])
  expect(readdirSync(join(folder, 'data'))).toEqual([])
})

test('the shop starts when the database is migrated, a command needs the database alone', () => {
  expect(services.shop.depends_on).toEqual({
    database: { condition: 'service_healthy' },
    upkeep: { condition: 'service_completed_successfully' },
  })
  expect(services.upkeep.depends_on).toEqual({ database: { condition: 'service_healthy' } })
})

test('a first start that is broken off starts again', () => {
  rmSync(volumes, { recursive: true, force: true })

  expect(() => startDatabase(`${made} && exit 1`)).toThrow()
  expect(existsSync(database)).toBe(false)

  startDatabase()
  expect(readdirSync(join(volumes, '18'))).toEqual(['docker'])
})

test('existing database is never made again, nor another beside one of another version', () => {
  const kept = join(volumes, '18/docker/kept')
  for (const [old, now] of [
    ['18', '18'],
    ['17', '18'],
  ] as const) {
    rmSync(volumes, { recursive: true, force: true })
    mkdirSync(join(volumes, old, 'docker'), { recursive: true })
    for (const name of ['PG_VERSION', 'kept'])
      writeFileSync(join(volumes, old, 'docker', name), old)

    startDatabase()

    expect(readdirSync(volumes)).toEqual([old])
    expect(existsSync(kept)).toBe(old === now)
  }
})
