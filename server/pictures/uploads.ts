import { open, rm } from 'node:fs/promises'
import type { Request } from 'express'
import { pictureFormats, readPicture, sizeName } from '#contract/pictures'
import { refuseField } from '../failures/refusals.ts'
import { openTurn } from '../turns/turns.ts'
import { encodeApart } from './picture-maker.ts'
import { asStorageError, type Storage } from './storage.ts'
import { type PicturePlace, storeEncoded } from './store-encoded.ts'

/** One picture is decoded at a time, so memory stays flat; up to a dozen wait. */
const inTurn = openTurn()

/** Throws a 415 (no picture, or a part of one), a 413 (too many pixels), a 503 (timeout), and the signal's reason. */
export async function storeUpload(
  path: string,
  place: PicturePlace & { signal: AbortSignal; field: 'images' | 'picture' },
): Promise<string> {
  const { kind, signal, field } = place
  if (!isAccepted(await readStart(path))) throw notAPicture(field)
  const outcome = await inTurn(() => encodeApart(path, kind, signal), signal)
  if ('made' in outcome) return storeEncoded(outcome.made, place)
  if (outcome.refused === 'too many pixels') throw tooManyPixels(field)
  throw outcome.refused === 'incomplete' ? incomplete(field) : notAPicture(field)
}

export function uploadsOf(request: Request): string[] {
  return Array.isArray(request.files) ? request.files.map((file) => file.path) : []
}

/** Deletes incoming files after the answer: stored ones have been copied. */
export async function removeUploads(request: Request): Promise<void> {
  await Promise.all(uploadsOf(request).map((path) => rm(path, { force: true })))
}

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

const tooManyPixels = (field: string) => refuseField(413, field, 'The picture has too many pixels')

const incomplete = (field: string) =>
  refuseField(415, field, 'This picture is incomplete or damaged, please choose it again')

const notAPicture = (field: string) =>
  refuseField(415, field, 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted')

export async function isEmpty(path: string): Promise<boolean> {
  return (await readStart(path)) === ''
}

/** An iPhone's photo: this libvips is built without its format. */
export async function isHeic(path: string): Promise<boolean> {
  const start = await readStart(path)
  return !isAccepted(start) && /^[\s\S]{4}ftyp[\s\S]*(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(start)
}

/** The first bytes as Latin letters: name and declared type prove nothing. */
async function readStart(path: string): Promise<string> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0)
      return buffer.toString('latin1', 0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw asStorageError(error)
  }
}

function isAccepted(start: string): boolean {
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start) ||
    /^[\s\S]{4}ftyp[\s\S]*avi[fs]/.test(start)
  )
}
