import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

/** For tests and tools. Its data is not safe: the folder is removed at the stop. */
export async function startScratchPostgres(
  settings: Record<string, string> = { fsync: 'off', synchronous_commit: 'off' },
): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-'))
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  const postgres = await startEmbeddedPostgres(folder, settings)
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
