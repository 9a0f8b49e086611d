import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { orNull } from '../failures/or-null.ts'
import { StartError } from '../failures/start-error.ts'
import { isAlive, seeProcess } from './processes.ts'

/** Returns the release. Throws StartError: a second start would end the first one's database. */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = pidPath(dataDir)
  const holder = serverOf(dataDir)
  if (holder !== null) {
    throw new StartError(
      `The shop already runs from ${dataDir} (process ${holder}); stop it, or set DATA_DIR and PORT for a second one`,
    )
  }
  writeFileSync(path, `${process.pid} ${startTimeOf(process.pid)}\n`)
  return () => rmSync(path, { force: true })
}

export function serverOf(dataDir: string): number | null {
  const text = orNull(() => readFileSync(pidPath(dataDir), 'utf8'))
  const [first, startTime] = text?.trim().split(' ') ?? []
  const pid = Number(first)
  return text !== null && isAlive(pid) && startTimeOf(pid) === startTime ? pid : null
}

const pidPath = (dataDir: string) => join(dataDir, 'server.pid')

/** '-' where the system does not report it. */
function startTimeOf(pid: number): string {
  return seeProcess(pid)?.startTime ?? '-'
}
