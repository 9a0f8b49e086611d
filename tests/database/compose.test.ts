import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { fileNames, variableNames } from '../../server/environment.ts'
import { grantServing } from '../../server/migrations/grants.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { startScratchPostgres } from '../../server/postgres/scratch.ts'
import { projectRoot } from '../../server/project-root.ts'
import { createDatabase, dropDatabase } from '../support/databases.ts'

const source = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')
const { services } = parse(source)
const folder = mkdtempSync(join(tmpdir(), 'compose-'))
const programs = join(folder, 'programs')
for (const name of ['programs', 'data', 'secrets']) mkdirSync(join(folder, name))

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a script of the file as sh does. Returns the environment that it hands to `program`. */
function run(script: string, program: string): Record<string, string> {
  const path = join(programs, program)
  writeFileSync(path, '#!/bin/sh\nexec env\n')
  chmodSync(path, 0o755)
  const own = script
    .replaceAll('$$', '$')
    .replaceAll(/\/(data|secrets)(?=\/)/g, (there) => folder + there)
  const told = execFileSync('sh', ['-c', own], {
    encoding: 'utf8',
    env: { PATH: `${programs}:/usr/bin:/bin` },
  })
  return Object.fromEntries(
    told.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
  )
}
/** What the shop then reads of its files. */
function startShop() {
  const environment = run(services.shop.command.at(-1), 'node')
  for (const name of fileNames) environment[name] = folder + services.shop.environment[name]
  return readConfig({ ...environment, NODE_ENV: 'production', UPLOADS_DIR: folder })
}
const startDatabase = () => run(services.database.entrypoint.at(-1), 'docker-entrypoint.sh')

test('every variable of the shop can be set', () => {
  const ofTheImage = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'UPLOADS_DIR']
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

  const told = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const ofCompose = ['PUBLISH', 'SHOP_MEMORY', 'DATABASE_MEMORY', 'BACKUPS']
  expect(told.sort()).toEqual([...variableNames, ...fileNames, ...ofCompose].sort())
})

test('the shop is open to this server alone, and holds no demo, unless told', () => {
  expect(services.shop.ports).toEqual([`\${PUBLISH:-127.0.0.1}:\${PORT:-3000}:3000`])
  expect(services.database.ports).toBeUndefined()
  expect(services.shop.environment.DEMO).toBe(`\${DEMO:-off}`)
})

test.each(['shop', 'database'])('%s is kept within its bounds', (name) => {
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
  const { databaseUrl, databaseOwnerUrl, sessionSecrets } = startShop()
  const second = startDatabase().POSTGRES_PASSWORD

  expect(startShop()).toMatchObject({ databaseUrl, databaseOwnerUrl, sessionSecrets })
  const passwords = [databaseUrl, databaseOwnerUrl].map((url) => new URL(String(url)).password)
  for (const each of [...passwords, first, second]) expect(each).toMatch(/^[0-9a-f]{48}$/)
  expect(new Set([...passwords, first, second]).size).toBe(4)
  expect(sessionSecrets).toEqual([expect.stringMatching(/^\S{44}$/)])
  expect(source).not.toMatch(/POSTGRES_PASSWORD: /)
})

test.skipIf(!existsSync('/usr/bin/psql'))(
  'two users are made, who migrate and serve an empty database and one of version 0.1.0',
  async () => {
    startDatabase()
    const environment = startShop()
    const postgres = await startScratchPostgres()
    onTestFinished(postgres.stop)
    const { username, password, port } = new URL(postgres.url)
    const there = (url = '') => url.replace('@database:5432', `@127.0.0.1:${port}`)
    const owner = there(environment.databaseOwnerUrl)
    const server = there(environment.databaseUrl)
    const makeRoles = () =>
      execFileSync('sh', [join(projectRoot, 'server/database/make-roles.sh')], {
        env: {
          PATH: '/usr/bin:/bin',
          SECRETS: join(folder, 'secrets'),
          POSTGRES_USER: username,
          POSTGRES_DB: 'shop',
          PGHOST: '127.0.0.1',
          PGPORT: port,
          PGPASSWORD: password,
        },
      })
    await createDatabase(postgres.url, 'shop')

    makeRoles()
    await migrate(owner)
    await grantServing(owner, server)
    expect(await ownersBy(server)).toEqual([{ owner: 'shop_owner', isSuper: false }])

    await dropDatabase(postgres.url, 'shop')
    await migrate(await createDatabase(postgres.url, 'shop'))
    makeRoles()
    await migrate(owner)
    await grantServing(owner, server)
    expect(await ownersBy(server)).toEqual([{ owner: 'shop_owner', isSuper: false }])
  },
)

/** Whose the tables and functions are, asked by a user who may write a row and drop nothing. */
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
