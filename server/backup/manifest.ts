import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { orNull } from '../failures/or-null.ts'

/** Why a backup cannot be made, or is not restored: one sentence for the operator. */
export class BackupError extends Error {}

/** Rises when older versions could not read a new backup. */
const format = 1

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const count = z.int().min(0)

const Manifest = z.object({
  format: z.literal(format),
  shopVersion: z.string(),
  postgresVersion: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: sum })).min(1),
  /** Rows in COPY's format, gzipped, in `database/<name>.copy.gz`. */
  tables: z.array(
    z.object({ name, columns: z.array(name), rows: count, bytes: count, sha256: sum }),
  ),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Files below `pictures/`; `sha256` is that of the list `pictures.sha256`. */
  pictures: z.object({ files: count, bytes: count, sha256: sum }),
  /** Pictures that rows refer to and the shop did not have. */
  lostPictures: z.array(z.string()),
  /** Checksum of `session-secret`; null where the secret was configured. */
  secretSha256: sum.nullable(),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestFile = 'manifest.json'
export const picturesFile = 'pictures.sha256'
export const secretFile = 'session-secret'
export const tableFile = (table: string) => `database/${table}.copy.gz`
export const pictureFile = (picture: string) => `pictures/${picture}`

export function writeManifest(manifest: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format, ...manifest }, null, 2)}\n`
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no backup (${manifestFile} cannot be read)`)
  })
  const written: unknown = orNull(() => JSON.parse(text))
  const manifest = Manifest.safeParse(written)
  if (manifest.success) return manifest.data
  const fileFormat = Object(written).format
  throw new BackupError(
    typeof fileFormat === 'number' && fileFormat > format
      ? `The backup ${folder} was made by a newer version of the shop; restore it with that version`
      : `The backup ${folder} is damaged: ${manifestFile} does not say what it should`,
  )
}
