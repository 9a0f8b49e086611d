import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode } from '../failures/has-code.ts'
import { StartError } from '../failures/start-error.ts'
import { isAlive, isPostgresOn, readPidFile, seeProcess } from './processes.ts'

const stopWithinMs = 15_000

/**
 * Ends a PostgreSQL that a killed server left, and deletes a postmaster.pid whose number another
 * program has now. Throws StartError when it does not end or cannot be distinguished from others.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const pidPath = join(folder, 'postmaster.pid')
  const pid = readPidFile(folder, 'process')
  if (pid === null) return
  const seen = seeProcess(pid)
  if (!isAlive(pid) || (seen && !isPostgresOn(seen, folder))) {
    rmSync(pidPath, { force: true })
    return
  }
  if (!seen || !interrupt(pid)) {
    throw new StartError(
      `A PostgreSQL may still run on ${folder} (process ${pid}); end it, or remove ${pidPath} if that process is another program, and start again`,
    )
  }
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

function interrupt(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGINT')
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}
