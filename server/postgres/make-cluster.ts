import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { orNull } from '../failures/or-null.ts'
import { StartError } from '../failures/start-error.ts'
import type { Owner } from './owner.ts'

const unfinished = 'postgres.new-'

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres')
export const passwordPathOf = (dataDir: string) => join(dataDir, 'postgres-password')

/** `initdb` writes PG_VERSION first and this file later. */
export function hasCluster(dataDir: string): boolean {
  return ['PG_VERSION', 'global/pg_control'].every((file) =>
    existsSync(join(clusterOf(dataDir), file)),
  )
}

/**
 * Makes the cluster in a folder of its own and renames it when it is complete and on the disk: an
 * interrupted start leaves nothing that looks finished. Throws StartError.
 */
export async function makeCluster(initdb: string, dataDir: string, owner: Owner): Promise<void> {
  const folder = clusterOf(dataDir)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(
      `${folder} holds no complete database, as after an interrupted first start of an earlier version; move it away and start again`,
    )
  }
  const passwordPath = passwordPathOf(dataDir)
  writeFileSync(passwordPath, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true })
  const made = mkdtempSync(join(dataDir, unfinished))
  if (owner) for (const path of [made, passwordPath]) chownSync(path, owner.uid, owner.gid)
  try {
    await runInitdb(initdb, made, passwordPath, owner)
    // Windows renames onto no folder, not even an empty one.
    orNull(() => rmdirSync(folder))
    renameSync(made, folder)
    orNull(() => flushFolder(dataDir))
  } catch (error) {
    removeUnfinished(dataDir)
    const reason = error instanceof Error ? error.message : error
    throw new StartError(`The embedded PostgreSQL cannot make its data folder ${folder}: ${reason}`)
  }
}

/** Also beside an `initdb` of a killed start that still runs: the next start removes the rest. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished)) continue
    orNull(() => rmSync(join(dataDir, name), { recursive: true, force: true }))
  }
}

async function runInitdb(initdb: string, folder: string, passwordPath: string, owner: Owner) {
  const how = [
    `--pgdata=${folder}`,
    '--username=shop',
    `--pwfile=${passwordPath}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  // Detached, as PostgreSQL itself: Ctrl-C reaches only the server, which waits for it.
  const child = spawn(initdb, how, {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(stderr.trim())
}

/** After a power cut the new name is there, or nothing of it. */
function flushFolder(path: string) {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
