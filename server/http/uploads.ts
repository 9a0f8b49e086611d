import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from 'express'
import { pictureFormats, readPicture, sizeName } from '#contract/pictures'
import { isDatabaseAway } from '../database/faults.ts'
import { type Storage, StorageAway } from '../storage/storage.ts'
import { Refusal } from './errors.ts'
import { type PicturePlace, storePicture } from './pictures.ts'
import { takeTurns } from './turns.ts'

/** So many pictures are decoded at once; the others wait, so that memory stays flat. */
const inTurn = takeTurns(2)
const hourMs = 60 * 60 * 1000

/**
 * Stores an uploaded file as a picture. Throws a 415 for what is not a JPEG, PNG, WebP, AVIF or GIF
 * by its first bytes, or cannot be decoded, and a 413 for too many pixels.
 */
export async function storeUpload(path: string, place: PicturePlace): Promise<string> {
  if (!(await isAcceptedImage(path))) throw notAPicture()
  const source = await readFile(path)
  return inTurn(() => storePicture(source, place)).catch((error: unknown) => {
    const { message, code } = Object(error)
    // Of the disk, the bucket or the database, not of the picture.
    if (code !== undefined || error instanceof StorageAway || isDatabaseAway(error)) throw error
    if (/exceeds pixel limit/.test(String(message))) {
      throw new Refusal(413, 'The picture has too many pixels', {
        errors: { images: ['The picture has too many pixels'] },
      })
    }
    throw notAPicture()
  })
}

/** Paths of the pictures that came with a request. */
export function uploadsOf(request: Request): string[] {
  return Array.isArray(request.files) ? request.files.map((file) => file.path) : []
}

/** After the answer: what was to be kept is stored elsewhere by then. */
export async function removeUploads(request: Request): Promise<void> {
  await Promise.all(uploadsOf(request).map((path) => rm(path, { force: true })))
}

/** Removes every stored form of a picture that nothing tells of. */
export async function removePicture(url: string, storage: Storage): Promise<void> {
  const picture = readPicture(url)
  if (!picture) return
  const stem = url.slice('/uploads/'.length).replace(/-\d+x\d+\.webp$/, '')
  const sizes = picture.widths.map((width) => sizeName(width, picture.width, picture.height))
  await Promise.all(
    sizes.flatMap((size) =>
      pictureFormats.map((format) => storage.remove(`${stem}-${size}.${format}`)),
    ),
  )
}

/** Removes uploads that an ended process left half way. */
export async function sweepIncoming(uploadsDir: string): Promise<void> {
  const folder = join(uploadsDir, '.incoming')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > hourMs) await rm(path, { force: true })
  }
}

const notAPicture = () =>
  new Refusal(415, 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted', {
    errors: { images: ['Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted'] },
  })

/** By the first bytes: a file's name and its stated type say nothing. */
async function isAcceptedImage(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(32), 0, 32, 0)
    const ascii = buffer.toString('latin1')
    return (
      ascii.startsWith('\xff\xd8\xff') ||
      ascii.startsWith('\x89PNG\r\n\x1a\n') ||
      /^GIF8[79]a/.test(ascii) ||
      /^RIFF[\s\S]{4}WEBP/.test(ascii) ||
      /^[\s\S]{4}ftyp[\s\S]*avi[fs]/.test(ascii)
    )
  } finally {
    await file.close()
  }
}
