import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { projectRoot } from '../../server/project-root.ts'

export type BuiltServer = {
  url: string
  /** Ends it as an operator does. Returns what it logged as faults. */
  stop: () => Promise<string[]>
}

export function buildIfStale(): void {
  execFileSync('npx', ['tsx', 'server/build.ts', '--if-stale'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The built shop as a process of its own, once it says that it is open. */
export async function startBuiltServer(environment: Record<string, string>): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      SESSION_SECRET: 'a secret of the tests',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const said = listenTo(server)
  const url = await said.address
  return {
    url,
    stop: async () => {
      if (server.exitCode === null) {
        const ended = new Promise((done) => server.once('exit', done))
        server.kill('SIGTERM')
        await ended
      }
      return said.lines.filter((line) => line.startsWith('{') || /error/i.test(line))
    },
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
