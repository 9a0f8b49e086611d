import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { syncFolder } from '../machine/sync-folder.ts'
import { BackupError, manifestFile } from './manifest.ts'

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/
const partial = '.partial'
const dayMs = 24 * 60 * 60 * 1000

export async function listBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => [])
  return names
    .filter((name) => namePattern.test(name) && existsSync(join(parent, name, manifestFile)))
    .sort()
    .map((name) => join(parent, name))
}

/** The folder of one backup, or the newest in a folder of them. Throws BackupError. */
export async function findBackup(given: string): Promise<string> {
  const folder = resolve(given)
  if (folder.endsWith(partial)) {
    throw new BackupError(`${folder} was never finished; restore another backup`)
  }
  if (existsSync(join(folder, manifestFile))) return folder
  const newest = (await listBackups(folder)).at(-1)
  if (!newest) throw new BackupError(`There is no backup in ${folder}`)
  return newest
}

/** Makes a folder named by the time; it ends in .partial until the backup is complete. */
export async function beginBackup(parent: string, now: Date): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeAbandoned(parent)
  const folder = join(parent, `${now.toISOString().replaceAll(':', '-')}${partial}`)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

export async function finishBackup(folder: string): Promise<string> {
  const finished = folder.slice(0, -partial.length)
  await rename(folder, finished)
  await syncFolder(join(finished, '..'))
  return finished
}

export async function removeOldBackups(parent: string, keep: number): Promise<number> {
  const old = (await listBackups(parent)).slice(0, -keep)
  for (const folder of old) {
    // A half-removed backup must not look complete.
    await rename(folder, folder + partial)
    await rm(folder + partial, { recursive: true, force: true })
  }
  return old.length
}

/** Removes what a killed backup left; after a day nobody writes to it any more. */
async function removeAbandoned(parent: string) {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (!name.endsWith(partial) || !namePattern.test(basename(name, partial))) continue
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
}
