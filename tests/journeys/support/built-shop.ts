import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScratchPostgres } from '../../../server/database/scratch.ts'
import { projectRoot } from '../../../server/project-root.ts'

export type BuiltShop = {
  url: string
  databaseUrl: string
  uploadsDir: string
  /** Ends the server and its database. Returns what the server logged as faults. */
  stop: () => Promise<string[]>
}

const keptUploads = join(projectRoot, '.cache', 'demo-uploads')
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * The shop as an operator starts it, built where stale, as a process of its own with the demo shop
 * in a scratch database. The demo's pictures are made once and copied afterwards.
 */
export async function openBuiltShop(): Promise<BuiltShop> {
  execFileSync('npx', ['tsx', 'server/build.ts', '--if-stale'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const postgres = await startScratchPostgres(settings)
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const uploadsDir = join(folder, 'uploads')
  if (existsSync(keptUploads)) cpSync(keptUploads, uploadsDir, { recursive: true })
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      UPLOADS_DIR: uploadsDir,
      SESSION_SECRET: 'a secret of the journeys',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const said = listenTo(server)

  async function stop() {
    if (server.exitCode === null) {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
    }
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
    return said.lines.filter((line) => line.startsWith('{') || /error/i.test(line))
  }

  try {
    const url = await said.address
    keepPictures(uploadsDir)
    return { url, databaseUrl: postgres.url, uploadsDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What the server prints, and the address it says it is open at. */
function listenTo(server: ChildProcess) {
  const lines: string[] = []
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        lines.push(...text.split('\n').filter(Boolean))
        const [, url] = /The shop is open: +(\S+)/.exec(text) ?? []
        if (url) resolve(url)
      })
    }
    server.once('exit', () => reject(new Error(`The shop did not open: ${lines.join('\n')}`)))
  })
  return { lines, address }
}

function keepPictures(uploadsDir: string): void {
  if (existsSync(keptUploads)) return
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  cpSync(uploadsDir, keptUploads, { recursive: true })
}
