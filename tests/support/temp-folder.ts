import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One folder for everything that this run, its workers and what they start put into the system's
 * temp folder. It is gone when this process ends, whatever became of the tests.
 */
export function moveTempFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-tests-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  // What the run started is told to stop ahead of this, and may still write.
  const again = { maxRetries: 20, retryDelay: 100 }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, ...again }))
}
