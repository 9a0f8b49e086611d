import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'
import { servingPid } from '../support/serving-process.ts'
import { startFlags } from '../support/start-flags.ts'
import { sessionSecret } from './customers.ts'
import { benchDir } from './database.ts'
import type { Measured } from './measure.ts'

export type Server = Measured & { residentMb: () => number; stop: () => Promise<void> }

/** The built shop as a process of its own, with nothing in its way but the work. */
export function startShop(databaseUrl: string): Promise<Server> {
  const uploadsDir = join(benchDir, 'uploads')
  mkdirSync(uploadsDir, { recursive: true })
  return start([...profiled, ...startFlags, join(projectRoot, 'dist', 'server', 'main.js')], {
    NODE_ENV: 'production',
    // As the image and the service have it.
    MALLOC_ARENA_MAX: '1',
    PORT: '0',
    HOST: '127.0.0.1',
    WORKERS: '1',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: benchDir,
    UPLOADS_DIR: uploadsDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    DEMO: 'off',
  })
}

/** The floors of `floor-server.ts`, likewise; they know the shop's rendered home page. */
export async function startFloors(databaseUrl: string, shop: Server): Promise<Server> {
  const path = join(projectRoot, 'tests', 'bench', 'floor-server.ts')
  return start(['--import', 'tsx', path], {
    NODE_ENV: 'production',
    FLOOR_DATABASE: databaseUrl,
    FLOOR_SHOP: shop.url,
  })
}

/** `npm run bench -- --profile` leaves a `.cpuprofile` of every shop in `.cache/bench`. */
const profiled = process.argv.includes('--profile')
  ? ['--cpu-prof', `--cpu-prof-dir=${benchDir}`]
  : []

/** Waits for the address that a server prints. */
async function start(args: string[], environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await Promise.race([addressOf(child), exited.then(() => null)])
  if (!url) throw new Error(`${args.at(-1)} does not start`)
  const pid = servingPid(child.pid)
  return {
    url,
    threadMs: () => readThreadMs(pid),
    residentMb: () => readResidentMb(pid),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve) => {
    stdout?.on('data', (text) => {
      printed += text
      const [url] = printed.match(/http:\/\/[\w.:]+(?=\s)/) ?? []
      if (url) resolve(url)
    })
  })
}

/** Of the thread that runs JavaScript, which has the process's own number. */
function readThreadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

function readResidentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
