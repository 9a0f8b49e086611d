import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay, setInterval as everySome } from 'node:timers/promises'
import type { Client } from 'pg'
import { startBuiltServer } from '../support/built-server.ts'
import { servingPid } from '../support/serving-process.ts'
import { sessionSecret } from './customers.ts'
import { benchDir } from './database.ts'

export type Server = {
  url: string
  pid: number
  stop: () => Promise<unknown>
}

/** The built shop, started as by the image and the service. */
export async function startShop(databaseUrl: string): Promise<Server> {
  const uploadsDir = join(benchDir, 'uploads')
  mkdirSync(uploadsDir, { recursive: true })
  const { url, process, stop } = await startBuiltServer({
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '1',
    HOST: '127.0.0.1',
    WORKERS: '1',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: benchDir,
    UPLOADS_DIR: uploadsDir,
    DEMO: 'off',
    TRUST_PROXY: '1',
  })
  return { url, pid: servingPid(process.pid), stop }
}

/** The floors need the shop's rendered home page. */
export async function startFloors(databaseUrl: string, shop: Server): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'floor-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, FLOOR_DATABASE: databaseUrl, FLOOR_SHOP: shop.url },
  })
  const [url] = await once(child, 'message')
  return { url, pid: Number(child.pid), stop: async () => child.kill() }
}

export function residentMb({ pid }: Server): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The processor time of the serving thread so far, without other work of the machine. */
export function threadMs({ pid }: Server): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Number of cached answers of the API so far. */
export async function readHits({ url }: Server): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^shop_kept_hits_total\{.*store="answers".*\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** Waits until the last requests are answered. */
export async function settle({ url }: Server, client: Client): Promise<void> {
  const active = `select from pg_stat_activity
    where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`
  while ((await client.query(active)).rowCount) await delay(20)
  for (let quiet = 0; quiet < 3; ) {
    const started = performance.now()
    await (await fetch(url)).arrayBuffer()
    quiet = performance.now() - started < 20 ? quiet + 1 : 0
  }
}

/** The largest memory from now to the end, in MB. */
export function watchMemory(shop: Server) {
  let most = 0
  const ended = new AbortController()
  const watching = (async () => {
    for await (const _ of everySome(100, null, { signal: ended.signal }))
      most = Math.max(most, residentMb(shop))
  })().catch(() => {})
  const end = async () => {
    ended.abort()
    await watching
    return most
  }
  return { end }
}
