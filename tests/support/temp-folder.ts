import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for all temporary files of this run, its workers and their children. It is deleted
 * when this process ends, also after a failure.
 */
export function moveTempFolder(): void {
  const folder = mkdtempSync(join(fastestPlace(), 'nokshi-tests-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  // Started processes are stopped before, and may still write.
  const again = { maxRetries: 20, retryDelay: 100 }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, ...again }))
}

const memory = '/dev/shm'
/** A whole run has needed 1 GB of files. */
const amplyBytes = 6e9

/**
 * The copy of a database takes 50 ms in memory, 200 to 500 on a disk: a run makes hundreds. A
 * chosen TMPDIR stands.
 */
function fastestPlace(): string {
  if (process.env.TMPDIR || process.platform !== 'linux') return tmpdir()
  const mounts = readFileSync('/proc/mounts', 'utf8')
  // Tests start programs from there.
  if (!/^\S+ \/dev\/shm tmpfs (?!\S*\bnoexec\b)/m.test(mounts)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  const hasRoom = Math.min(bavail * bsize, process.availableMemory()) > amplyBytes
  return hasRoom ? memory : tmpdir()
}
