import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScratchPostgres } from '../../../server/postgres/scratch.ts'
import { projectRoot } from '../../../server/project-root.ts'
import { buildIfStale, startBuiltServer } from '../../support/built-server.ts'

export type BuiltShop = {
  url: string
  databaseUrl: string
  uploadsDir: string
  /** Ends the server and its database. Returns what the server logged as faults. */
  stop: () => Promise<string[]>
}

export const demoPassword = 'nokshi-demo-2026'
const keptUploads = join(projectRoot, '.cache', 'demo-uploads')
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * The shop as an operator starts it, built where stale, as a process of its own with the demo shop
 * in a scratch database. The demo's pictures are made once and copied afterwards.
 */
export async function openBuiltShop(): Promise<BuiltShop> {
  buildIfStale()
  const postgres = await startScratchPostgres(settings)
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const uploadsDir = join(folder, 'uploads')
  if (existsSync(keptUploads)) cpSync(keptUploads, uploadsDir, { recursive: true })

  async function clear() {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const server = await startBuiltServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      UPLOADS_DIR: uploadsDir,
      DEMO: 'on',
      DEMO_PASSWORD: demoPassword,
    })
    keepPictures(uploadsDir)
    const stop = async () => {
      const faults = await server.stop()
      await clear()
      return faults
    }
    return { url: server.url, databaseUrl: postgres.url, uploadsDir, stop }
  } catch (error) {
    await clear()
    throw error
  }
}

function keepPictures(uploadsDir: string): void {
  if (existsSync(keptUploads)) return
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  cpSync(uploadsDir, keptUploads, { recursive: true })
}
