import { fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'

/** A program of `tests/support` as a process of its own, which ends with the test at the latest. */
export function startProcess(program: string, given: object) {
  const child = fork(`tests/support/${program}`, [JSON.stringify(given)], {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  return {
    child,
    /** Ends it by a signal, or waits for its own end. Returns its exit code. */
    end: async (signal?: 'SIGKILL' | 'SIGTERM') => {
      if (signal) child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
