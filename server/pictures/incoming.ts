import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../failures/has-code.ts'

const startedAtMs = Date.now() - process.uptime() * 1000
/** Longer than any request. */
const longestMs = 5 * 60_000

export function incomingName(): string {
  return `${hostname()}.${process.pid}.${randomUUID()}`
}

/** A file's age decides: processes of another machine cannot be checked. */
export async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const made = await stat(path).catch(() => null)
    if (made && isLeft(name, made.mtimeMs)) await rm(path, { force: true })
  }
}

export async function removeOwnIncoming(folder: string): Promise<void> {
  const own = (await readdir(folder).catch(() => [])).filter((name) => isOf(name, process.pid))
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
}

function isLeft(name: string, madeAtMs: number): boolean {
  if (Date.now() - madeAtMs > longestMs) return true
  const pid = Number(name.split('.').at(-2))
  if (!isOf(name, pid)) return false
  // A restarted container's process has the same number as the one before.
  return pid === process.pid ? madeAtMs < startedAtMs : !isAlive(pid)
}

function isOf(name: string, pid: number): boolean {
  return name.startsWith(`${hostname()}.${pid}.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}
