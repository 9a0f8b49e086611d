import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { projectRoot } from '../machine/project-root.ts'
import type { Shutdown } from '../machine/shutdown.ts'
import { syncFolder } from '../machine/sync-folder.ts'
import { openStorage } from '../pictures/open-storage.ts'
import { connectTool, reachDatabase } from '../postgres/reach.ts'
import { checkBackup } from './check-backup.ts'
import { copyPictures } from './copy-pictures.ts'
import { copyTables } from './copy-tables.ts'
import { writeSummed } from './files.ts'
import { beginBackup, finishBackup, listBackups, removeOldBackups } from './layout.ts'
import { manifestFile, secretFile, writeManifest } from './manifest.ts'

type BackupOrder = {
  parent: string
  keep: number
  say: (line: string) => void
  shutdown: Shutdown
}

/** Returns its folder. Throws BackupError, StartError or StorageAway and leaves no files. */
export async function makeBackup(config: Config, order: BackupOrder): Promise<string> {
  const { parent, keep, say, shutdown } = order
  const url = await reachDatabase(config, shutdown)
  const client = await connectTool(url, 'backup', shutdown)
  const before = (await listBackups(parent)).at(-1)
  const folder = await beginBackup(parent, new Date())
  shutdown.push(() => rm(folder, { recursive: true, force: true }))

  const { picturesNamed, ...copied } = await copyTables(client, folder)
  const rows = copied.tables.reduce((sum, table) => sum + table.rows, 0)
  const size = copied.tables.reduce((sum, table) => sum + table.bytes, 0)
  say(`Database: ${copied.tables.length} tables, ${rows} rows, ${inMegabytes(size)}`)

  const pictures = await copyPictures(await openStorage(config), folder, picturesNamed, before)
  const { files, bytes, sha256, linked } = pictures
  say(`Pictures: ${files} files, ${inMegabytes(bytes)}, ${linked} as in the backup before`)
  const lostPictures = [...picturesNamed].filter((name) => !pictures.has(name)).sort()
  if (lostPictures.length > 0) {
    say(
      `${lostPictures.length} pictures that rows refer to are missing, such as ${lostPictures[0]}`,
    )
  }

  const secretSha256 = await writeSecret(config, folder)
  if (!secretSha256) say('The session secret is not known here; keep it elsewhere')
  await writeSummed(
    join(folder, manifestFile),
    writeManifest({
      ...copied,
      shopVersion: readVersion(),
      pictures: { files, bytes, sha256 },
      lostPictures,
      secretSha256,
    }),
  )
  // The new backup is read again before the oldest one is deleted.
  await checkBackup(folder)
  for (const each of ['database', '.']) await syncFolder(join(folder, each))
  const finished = await finishBackup(folder)
  const removed = await removeOldBackups(parent, keep)
  say(`Read again and found whole: ${finished}`)
  if (removed > 0) say(`${removed} older removed`)
  return finished
}

async function writeSecret({ sessionSecrets }: Config, folder: string): Promise<string | null> {
  const sessionSecret = sessionSecrets.join(',')
  if (sessionSecret === '') return null
  return (await writeSummed(join(folder, secretFile), `${sessionSecret}\n`)).sha256
}

function readVersion(): string {
  return String(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
