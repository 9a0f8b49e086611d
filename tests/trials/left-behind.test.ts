import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { makeFolder } from '../support/own-places.ts'
import { patience } from '../support/patience.ts'

test.each([
  ['SIGTERM', 'test/api', 'tests/api/races.test.ts', /vitest/],
  ['Ctrl-C', 'trials/server', 'tests/trials/import-killed.test.ts', /dist\/server\/main\.js/],
])(
  'a run that %s breaks off leaves no file and no process',
  async (how, project, file, started) => {
    const folder = makeFolder()
    const { PATH, HOME } = process.env
    const run = spawn(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
        ...[`--project=${project}`, file],
      ],
      { cwd: projectRoot, stdio: 'ignore', detached: true, env: { PATH, HOME, TMPDIR: folder } },
    )
    const { pid } = run
    if (!pid) throw new Error('The run did not start')
    const ended = once(run, 'exit')
    onTestFinished(() => void run.kill('SIGKILL'))
    // In a group of its own, which a Ctrl-C of this run does not reach.
    process.once('exit', () => void run.kill('SIGTERM'))
    // Vitest has a folder of its own beside it.
    const ours = () => readdirSync(folder).filter((name) => name.startsWith('nokshi-tests-'))
    const made = () => ours().flatMap((name) => readdirSync(join(folder, name)))
    await vi.waitFor(() => {
      expect(made().join()).toContain('shop-')
      expect(processesOf(folder).join('\n')).toMatch(started)
    }, patience)

    if (how === 'Ctrl-C') process.kill(-pid, 'SIGINT')
    else run.kill('SIGTERM')
    await ended

    expect(ours()).toEqual([])
    await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), 10_000)
  },
)

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
