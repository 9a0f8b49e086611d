import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, inject, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { onDatabase, urlOf } from '../support/databases.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { createTwoRoles } from '../support/two-roles.ts'

const postgresUrl = inject('postgresUrl')
const folder = makeFolder()
const readOnly = makeReadOnly()
const guests = await createTwoRoles(postgresUrl, inject('templateName'))
const oldUrl = await makeDatabase()

afterAll(async () => {
  if (process.getuid?.() === 0 && readOnly) execFileSync('umount', [readOnly])
  await guests.drop()
})

/** A folder that even root cannot write; null if this user may not mount. */
function makeReadOnly(): string | null {
  const path = join(folder, 'read-only')
  mkdirSync(path)
  if (process.getuid?.() !== 0) {
    chmodSync(path, 0o555)
    return path
  }
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    return null
  }
}

/** Starts the built shop. Returns its exit and its output. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      SESSION_SECRET: 'a secret of the tests',
      DATA_DIR: join(folder, 'data'),
      UPLOADS_DIR: join(folder, 'uploads'),
      ...environment,
    },
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said: said + complained }
}

function withPassword(password: string): string {
  const url = new URL(postgresUrl)
  url.password = password
  return url.href
}

const wrong: [string, () => Record<string, string>, RegExp][] = [
  [
    'a password that is not right',
    () => ({ DATABASE_URL: withPassword('wrong') }),
    /The database cannot be reached: password authentication failed for user "shop"/,
  ],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: urlOf(postgresUrl, 'no_such_shop') }),
    /The database cannot be reached: database "no_such_shop" does not exist/,
  ],
  [
    'a server that is not there',
    () => ({ DATABASE_URL: 'postgresql://shop@127.0.0.1:9/shop' }),
    /The database cannot be reached: connect ECONNREFUSED/,
  ],
  [
    'a database that its user does not own',
    () => ({ DATABASE_URL: guests.servingUrl }),
    /The user ".*_serving" may not make or change tables.*DATABASE_OWNER_URL/,
  ],
  [
    'an owner without a database',
    () => ({ DATABASE_OWNER_URL: postgresUrl }),
    /DATABASE_OWNER_URL is set without DATABASE_URL/,
  ],
  [
    'a PostgreSQL that is too old',
    () => ({ DATABASE_URL: oldUrl }),
    /The shop needs PostgreSQL 14 or newer/,
  ],
]

test.each(wrong)('%s stops the start with one sentence', async (_title, environment, sentence) => {
  // A function of the same name gives an old server's answer.
  await onDatabase(
    oldUrl,
    `create or replace function public.current_setting(text) returns text language sql as $$ select '130012' $$;
     alter database ${new URL(oldUrl).pathname.slice(1)} set search_path = public, pg_catalog`,
  )

  const { code, said } = await start(environment())

  expect(said).toMatch(/^The shop does not start\. [^\n]+\n$/)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test.skipIf(!readOnly).each([
  ['DATA_DIR', {}],
  ['UPLOADS_DIR', { DATABASE_URL: postgresUrl }],
])('%s that is read-only stops the start with one sentence', async (name, environment) => {
  const { code, said } = await start({ ...environment, [name]: String(readOnly) })

  expect(said).toMatch(new RegExp(`^The shop does not start\\. ${name} is [^\n]+\n$`))
  expect(code).toBe(1)
})

test('a database with unreadable migrations of another user stops the start with one sentence', async () => {
  await migrate(guests.ownerUrl)

  const { code, said } = await start({ DATABASE_URL: guests.servingUrl })

  expect(said).toMatch(/^The shop does not start\. [^\n]*permission denied[^\n]*\n$/)
  expect(code).toBe(1)
})
