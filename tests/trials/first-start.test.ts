import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { askRaw } from '../support/raw-request.ts'

const undo: (() => unknown)[] = []
/** The database's first file, its second folder, a running one, a picture, and the rows. */
const killed = [/PG_VERSION/, /pg_wal/, /postmaster\.pid/, /demo-ring-/, /The shop is open/]
const wait = { timeout: 60_000, interval: 50 }

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('a first start with the demo shop keeps the process below 300 MB', async () => {
  const { server, said } = await startOnNothing()

  await vi.waitFor(() => expect(said()).toContain('The shop is open'), wait)

  expect(peakMb(server)).toBeGreaterThan(50)
  expect(peakMb(server)).toBeLessThan(300)
})

test('a start that is stopped while the demo shop is made ends without a word', async () => {
  const { server, said, ended } = await startOnNothing()
  await vi.waitFor(() => expect(said()).toContain('the demo shop is being set up'), wait)

  server.kill('SIGTERM')

  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

test('a demo shop whose pictures cannot be stored stops the start with one sentence', async () => {
  const { ended } = await startOnNothing((uploadsDir) => {
    mkdirSync(uploadsDir)
    writeFileSync(join(uploadsDir, 'reviews'), 'a file where a folder belongs')
  })

  expect(await ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The shop does not start\. The demo shop cannot be set up: [^\n]+ The database is still empty; start again, or set DEMO=off\n$/,
    ),
  })
})

test('a first start that is killed at any moment is completed by the next one', async () => {
  const folder = makeFolder()
  const given = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), LOG_LEVEL: 'error' }
  for (const moment of killed) {
    const { server, exited, said } = startBuilt(given, 'SIGKILL')
    await vi.waitFor(() => {
      const files = readdirSync(folder, { recursive: true }).map(String)
      expect([...files, said()].some((each) => moment.test(each))).toBe(true)
    }, wait)
    server.kill('SIGKILL')
    await exited
  }

  const { said, url } = startBuilt(given, 'SIGTERM')
  await vi.waitFor(() => expect(said()).toContain('Demo customer:'), wait)

  const home = await (await fetch(`${url()}/`)).text()
  const pictures = new Set(home.match(/\/uploads\/[\w/-]+\.webp/g))
  expect(pictures.size).toBeGreaterThan(20)
  for (const picture of pictures) expect((await fetch(`${url()}${picture}`)).status).toBe(200)
})

test('without the demo the shop opens on a database of its own, and names the way in', async () => {
  const { server, said, url } = startBuilt({ DEMO: 'off' }, 'SIGTERM')
  let complained = ''
  server.stderr.on('data', (chunk) => {
    complained += chunk
  })

  await vi.waitFor(() => expect(said()).toContain('Office:'), wait)

  expect(said()).toContain('npm run office -- owner --name <name> --login <login>')
  expect((await fetch(`${url()}/readyz`)).status).toBe(200)
  const started = said().length
  // The router warns of the first; the page of the second reads what is not there.
  const paths = ['/%', '/product/no-such-thing', '/%E0%A4%A']
  for (const path of paths) await askRaw(String(url()), 'GET', path)
  await vi.waitFor(() => expect(said()).toContain('no-such-thing'), wait)
  const lines = said().slice(started).trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
  expect(complained).toBe('')
})

/** The built shop on an empty database without pictures. */
async function startOnNothing(prepare: (uploadsDir: string) => void = () => {}) {
  const DATABASE_URL = await makeDatabase()
  const given = { DATABASE_URL, SESSION_SECRET: 'a secret of the tests', DEMO: 'on' }
  const started = startBuilt({ ...given, LOG_LEVEL: 'error' }, 'SIGKILL', prepare)
  const stderr = text(started.server.stderr)
  const ended = started.exited.then(async ([code]) => ({ code, stderr: await stderr }))
  return { ...started, ended }
}

/** The built shop with a folder of its own. This signal ends it after the test. */
function startBuilt(
  env: Record<string, string>,
  signal: 'SIGTERM' | 'SIGKILL',
  prepare: (uploadsDir: string) => void = () => {},
) {
  const folder = makeFolder()
  const uploadsDir = join(folder, 'uploads')
  prepare(uploadsDir)
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, UPLOADS_DIR: uploadsDir, ...env },
  })
  let printed = ''
  server.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const exited = once(server, 'exit')
  undo.push(async () => {
    server.kill(signal)
    await exited
  })
  const url = () => /http:\/\/localhost:\d+/.exec(printed)?.[0]
  return { server, exited, said: () => printed, url }
}

function peakMb({ pid }: ChildProcess): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1000
}
