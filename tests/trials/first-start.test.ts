import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'

const undo: (() => unknown)[] = []
const wait = { timeout: 60_000, interval: 50 }

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('while the demo shop is made, the process that will serve stays below 300 MB', async () => {
  const { server, uploadsDir } = await startOnNothing()

  const pictures = () => readdirSync(uploadsDir, { recursive: true }).length
  await vi.waitFor(() => expect(pictures()).toBeGreaterThan(60), { ...wait, timeout: 120_000 })

  expect(peakMb(server)).toBeGreaterThan(50)
  expect(peakMb(server)).toBeLessThan(300)
})

test('a start that is stopped while the demo shop is made ends with what makes it', async () => {
  const { server, ended } = await startOnNothing()
  const maker = await makerOf(server)

  server.kill('SIGTERM')

  expect(await ended).toMatchObject({ code: 0, told: '' })
  expect(isRunning(maker)).toBe(false)
})

test('a demo shop whose making is killed stops the start with one sentence', async () => {
  const { server, ended } = await startOnNothing()

  process.kill(await makerOf(server), 'SIGKILL')

  expect(await ended).toEqual({
    code: 1,
    told: 'The shop does not start. The demo shop cannot be set up: its process was ended by SIGKILL. The database is still empty; start again, or set DEMO=off\n',
  })
})

test('the demo maker ends with a start that is killed', async () => {
  const { server, ended } = await startOnNothing()
  const maker = await makerOf(server)

  server.kill('SIGKILL')

  await ended
  await vi.waitFor(() => expect(isRunning(maker)).toBe(false), wait)
})

test('without the demo the shop opens on a database of its own, and names the way in', async () => {
  const { server } = startBuilt({ DEMO: 'off' }, 'SIGTERM')
  let url: string | undefined

  for await (const line of createInterface(server.stdout)) {
    url ??= /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (!line.startsWith('Office:')) continue
    expect(line).toContain('npm run office -- owner --name <name> --login <login>')
    return expect((await fetch(`${url}/readyz`)).status).toBe(200)
  }
  throw new Error(`The shop ended without opening: ${await text(server.stderr)}`)
})

/** The built shop on an empty database without pictures. */
async function startOnNothing() {
  const DATABASE_URL = await makeDatabase()
  const given = { DATABASE_URL, SESSION_SECRET: 'a secret of the tests', DEMO: 'on' }
  const { server, exited, uploadsDir } = startBuilt({ ...given, LOG_LEVEL: 'error' }, 'SIGKILL')
  server.stdout.resume()
  const told = text(server.stderr)
  const ended = exited.then(async ([code]) => ({ code, told: await told }))
  return { server, ended, uploadsDir }
}

/** The built shop with a folder of its own. This signal ends it after the test. */
function startBuilt(env: Record<string, string>, signal: 'SIGTERM' | 'SIGKILL') {
  const folder = makeFolder()
  const uploadsDir = join(folder, 'uploads')
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, UPLOADS_DIR: uploadsDir, ...env },
  })
  const exited = once(server, 'exit')
  undo.push(async () => {
    server.kill(signal)
    await exited
  })
  return { server, exited, uploadsDir }
}

/** The process that makes the demo shop, once it has started. */
function makerOf({ pid }: ChildProcess): Promise<number> {
  return vi.waitFor(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const maker = Number(children.trim().split(' ')[0])
    expect(readFileSync(`/proc/${maker}/cmdline`, 'utf8')).toContain('make-demo.js')
    return maker
  }, wait)
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function peakMb({ pid }: ChildProcess): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1000
}
