import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { freePort } from '../../server/postgres/embedded.ts'
import { makeFolder } from '../support/own-places.ts'
import { patience } from '../support/patience.ts'

test.each([
  ['dev', 'the first start', /bin\/initdb|postgres -D/],
  ['dev', 'a request', /The shop is open/],
  ['start', 'a request', /The shop is open/],
])('two times Ctrl-C of npm run %s during %s leave no process', async (name, _when, sign) => {
  const folder = makeFolder()
  const { PATH, HOME } = process.env
  const port = await freePort()
  const run = spawn('npm', ['run', name], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { PATH, HOME, DATA_DIR: folder, UPLOADS_DIR: folder, PORT: String(port), DEMO: 'off' },
  })
  const { pid = expect.fail('npm did not start') } = run
  const ended = once(run, 'exit')
  onTestFinished(() => void run.kill('SIGKILL'))
  process.once('exit', () => void run.kill('SIGTERM'))
  let said = ''
  run.stdout?.on('data', (chunk) => {
    said += chunk
  })
  await vi.waitFor(() => expect(said + processesOf(folder).join()).toMatch(sign), patience)
  // The server waits some seconds for the rest of this.
  const sender = connect(port, '127.0.0.1').on('error', () => {})
  sender.write('POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')
  onTestFinished(() => void sender.destroy())
  await delay(300)

  process.kill(-pid, 'SIGINT')
  await delay(500)
  if (processesOf(folder).length > 0) process.kill(-pid, 'SIGINT')
  await ended

  await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), 10_000)
})

/** Command lines of processes with the folder in their environment. */
function processesOf(folder: string): string[] {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ')
    } catch {
      // The process has ended meanwhile.
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(folder))
    .map((pid) => read(pid, 'cmdline'))
}
