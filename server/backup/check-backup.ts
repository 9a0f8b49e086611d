import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isPictureName } from '../pictures/picture-name.ts'
import { readSums } from './copy-pictures.ts'
import { forEachAtOnce, openSum, type Sum, sumOf } from './files.ts'
import {
  BackupError,
  type Manifest,
  pictureFile,
  picturesFile,
  readManifest,
  secretFile,
  tableFile,
} from './manifest.ts'

const newline = 10

export type CheckedBackup = { folder: string; manifest: Manifest; pictures: string[] }

/** Reads a whole backup again. Throws BackupError with the first file that differs. */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) {
    const file = tableFile(table.name)
    const { rows, ...sum } = await readTable(join(folder, file)).catch(broken(folder, file))
    expectSum(folder, file, sum, table)
    if (rows !== table.rows) throw damaged(folder, file)
  }
  if (manifest.secretSha256 !== null) await check(folder, secretFile, manifest.secretSha256)
  await check(folder, picturesFile, manifest.pictures.sha256)
  const sums = await readSums(folder)
  let bytes = 0
  await forEachAtOnce(sums, 8, async ([name, sha256]) => {
    if (!isPictureName(name)) throw damaged(folder, picturesFile)
    const size = await check(folder, pictureFile(name), sha256)
    bytes += size
  })
  if (sums.size !== manifest.pictures.files || bytes !== manifest.pictures.bytes) {
    throw damaged(folder, picturesFile)
  }
  return { folder, manifest, pictures: [...sums.keys()] }
}

async function check(folder: string, file: string, sha256: string): Promise<number> {
  const sum = await sumOf(join(folder, file)).catch(broken(folder, file))
  expectSum(folder, file, sum, { ...sum, sha256 })
  return sum.bytes
}

/** COPY writes one row per line and escapes line breaks in values. */
async function readTable(path: string): Promise<Sum & { rows: number }> {
  const summing = openSum()
  let rows = 0
  const unzipped = createGunzip()
  await pipeline(createReadStream(path), summing.pass, unzipped, async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows++
    }
  })
  return { rows, ...summing.read() }
}

function expectSum(folder: string, file: string, found: Sum, written: Sum) {
  if (found.sha256 !== written.sha256 || found.bytes !== written.bytes) throw damaged(folder, file)
}

const broken = (folder: string, file: string) => (error: unknown) => {
  throw damaged(folder, file, error)
}

const damaged = (folder: string, file: string, cause?: unknown) =>
  new BackupError(`The backup ${folder} is damaged: ${file} is not as it was written`, { cause })
