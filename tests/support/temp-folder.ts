import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for all temporary files of this run, its workers and their children. It is deleted
 * when this process ends, also after a failure.
 */
export function moveTempFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-tests-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  // Started processes are stopped before, and may still write.
  const again = { maxRetries: 20, retryDelay: 100 }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, ...again }))
}
