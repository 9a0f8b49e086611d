import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for all temporary files of this run, its workers and their children. It is deleted
 * when this process ends, also after an error.
 */
export function moveTempFolder(): void {
  const folder = mkdtempSync(join(fastestPlace(), 'nokshi-tests-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.once('exit', () => {
    // Children would write into the folder, or make it again.
    endChildren()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
}

const longestEndMs = 10_000

/** Ends all processes that this one has started, and waits for their end. */
function endChildren(): void {
  if (process.platform !== 'linux') return
  const list = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  const children = list.split(' ').filter(Boolean).map(Number)
  for (const child of children) {
    try {
      process.kill(child, 'SIGTERM')
    } catch {
      // The process has ended meanwhile.
    }
  }
  const until = Date.now() + longestEndMs
  while (children.some(isRunning) && Date.now() < until) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

/** An ended child stays as a zombie: nobody fetches its exit here any more. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
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
