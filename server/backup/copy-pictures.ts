import { link, mkdir, readFile, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../machine/sync-folder.ts'
import type { Storage, StoredPicture } from '../pictures/storage.ts'
import { forEachAtOnce, type Sum, sumOf, writeSummed } from './files.ts'
import { pictureFile, picturesFile } from './manifest.ts'

const atOnce = 8

/**
 * Runs after the tables were read: a row is written after its pictures, so none is missing. Left
 * out: pictures deleted meanwhile, and customers' pictures without a row. An unchanged picture
 * becomes a hard link into the previous backup.
 */
export async function copyPictures(
  storage: Storage,
  folder: string,
  named: Set<string>,
  before: string | undefined,
) {
  const namedStems = new Set([...named].map(stemOf))
  const known = before ? await readSums(before).catch(() => new Map<string, string>()) : new Map()
  const sums = new Map<string, string>()
  let bytes = 0
  let linked = 0
  await forEachAtOnce(storage.list(), atOnce, async (picture) => {
    const { name } = picture
    if (name.startsWith('reviews/') && !namedStems.has(stemOf(name))) return
    const path = join(folder, pictureFile(name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const former = before && join(before, pictureFile(name))
    const sum = known.get(name)
    if (former && sum && (await linkSame(former, path, picture, sum))) {
      linked++
      bytes += picture.bytes
      sums.set(name, sum)
      return
    }
    const copied = await copy(storage, picture, path)
    if (!copied) return
    bytes += copied.bytes
    sums.set(name, copied.sha256)
  })
  const folders = new Set([...sums.keys()].map((name) => dirname(join(folder, pictureFile(name)))))
  for (const each of folders) await syncFolder(each)
  const { sha256 } = await writeSummed(join(folder, picturesFile), writeSums(sums))
  return { files: sums.size, bytes, sha256, linked, has: (name: string) => sums.has(name) }
}

/** Checksums of a backup's pictures by name, in the format of `sha256sum`. */
export async function readSums(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, picturesFile), 'utf8')).split('\n').filter(Boolean)
  const prefix = pictureFile('').length
  return new Map(lines.map((line) => [line.slice(66 + prefix), line.slice(0, 64)]))
}

const stemOf = (name: string) => name.replace(/-\d+x\d+\.(avif|webp)$/, '')

function writeSums(sums: Map<string, string>): string {
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${pictureFile(name)}\n`)
    .join('')
}

async function copy(storage: Storage, { name, modified }: StoredPicture, path: string) {
  const picture = await storage.get(name)
  if (!picture) return null
  const sum: Sum = await writeSummed(path, picture)
  await utimes(path, modified, modified)
  return sum
}

/** False where the picture differs or was damaged, or this disk has no hard links. */
async function linkSame(from: string, to: string, picture: StoredPicture, sha256: string) {
  const found = await stat(from).catch(() => null)
  if (!found || found.size !== picture.bytes) return false
  if (found.mtime.getTime() !== picture.modified.getTime()) return false
  if ((await sumOf(from)).sha256 !== sha256) return false
  return link(from, to).then(
    () => true,
    () => false,
  )
}
