import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../server/machine/project-root.ts'
import { startFlags } from './start-flags.ts'

export type BuiltServer = {
  url: string
  process: ChildProcess
  /** Output of the server until now. */
  lines: readonly string[]
  /** Ends it like an operator. Returns its logged errors. */
  stop: () => Promise<string[]>
  /** Ends it like a power cut. Returns its logged errors. */
  kill: () => Promise<string[]>
}

const running = new Set<ChildProcess>()
process.prependOnceListener('exit', () => {
  for (const server of running) server.kill('SIGKILL')
})
// Test runners end their processes like this.
process.once('SIGTERM', () => process.exit(143))

export function buildIfStale(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'server/build/build.ts', '--if-stale'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The built shop as a process of its own, once it reports its address. */
export async function startBuiltServer(environment: Record<string, string>): Promise<BuiltServer> {
  const server = spawn(process.execPath, [...startFlags, 'dist/server/main.js'], {
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
  running.add(server)
  server.once('exit', () => running.delete(server))
  const said = listenTo(server)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'close')
      server.kill(signal)
      await ended
    }
    return said.lines.filter((line) => line.startsWith('{') || /error/i.test(line))
  }
  return {
    url: await said.address,
    process: server,
    lines: said.lines,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const longestStartMs = 180_000

/** The server's output, and the address that it reports. */
function listenTo(server: ChildProcess) {
  const lines: string[] = []
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        if (line) lines.push(line)
        const [, url] = /The shop is open: +(\S+)/.exec(line) ?? []
        if (url) resolve(url)
      })
    }
    const giveUp = () => reject(new Error(`The shop did not open: ${lines.join('\n')}`))
    server.once('close', giveUp)
    // A hanging start would hang the whole run silently.
    setTimeout(giveUp, longestStartMs).unref()
  })
  return { lines, address }
}
