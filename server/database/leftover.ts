import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

const stopWithinMs = 15_000

/**
 * Ends a PostgreSQL that a killed server left running on this folder, and forgets a postmaster.pid
 * whose number now belongs to another program. Throws StartError when it will not end.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const pidPath = join(folder, 'postmaster.pid')
  const pid = readPid(pidPath)
  if (pid === null) return
  if (!isAlive(pid) || !isPostgres(pid)) {
    rmSync(pidPath, { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopWithinMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      throw new StartError(
        `A PostgreSQL left behind (process ${pid}) does not end; end it and start again`,
      )
    }
    await delay(50)
  }
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Where /proc does not tell, a living process counts as PostgreSQL. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return true
  }
}
