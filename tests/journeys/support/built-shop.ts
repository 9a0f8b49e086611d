import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeDemoPictures } from '../../../server/demo/demo-pictures.ts'
import { openFolder } from '../../../server/pictures/folder.ts'
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts'

export type BuiltShop = {
  url: string
  databaseUrl: string
  uploadsDir: string
  /** Ends the server. Returns its logged errors. */
  stop: () => Promise<string[]>
}

export const demoPassword = 'nokshi-demo-2026'

/** Makes the demo shop in an empty database. */
export async function makeDemo(databaseUrl: string): Promise<void> {
  const shop = await openBuiltShop(databaseUrl)
  const errors = await shop.stop()
  if (errors.length > 0) throw new Error(`The demo was made with errors:\n${errors.join('\n')}`)
}

/** The shop as an operator starts it, a process of its own on this database with the demo. */
export async function openBuiltShop(databaseUrl: string): Promise<BuiltShop> {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const uploadsDir = join(folder, 'uploads')
  // A database that has the demo brings no pictures with it.
  await storeDemoPictures(openFolder(uploadsDir), () => {})
  const clear = () => rmSync(folder, { recursive: true, force: true })
  let server: BuiltServer
  try {
    server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      UPLOADS_DIR: uploadsDir,
      DEMO: 'on',
      DEMO_PASSWORD: demoPassword,
    })
  } catch (error) {
    clear()
    throw error
  }
  return {
    url: server.url,
    databaseUrl,
    uploadsDir,
    stop: () => server.stop().finally(clear),
  }
}
