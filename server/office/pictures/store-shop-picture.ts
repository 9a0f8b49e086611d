import { randomUUID } from 'node:crypto'
import { type PictureKind, readPicture } from '#contract/pictures'
import type { PrismaClient } from '../../database/generated/client.ts'
import { refuseField } from '../../failures/refusals.ts'
import type { Storage } from '../../pictures/storage.ts'
import { isEmpty, isHeic, removePicture, storeUpload } from '../../pictures/uploads.ts'

type Sent = {
  kind: Exclude<PictureKind, 'reviews'>
  /** Path of the uploaded picture. */
  file: string
  storage: Storage
  /** Aborted when the sender disconnects. */
  signal: AbortSignal
}

export type StoredPicture = { url: string; width: number; height: number }

/**
 * Stores a loose picture: nothing shows it yet. Throws a 415 for another kind of file, a 413 for
 * too many pixels, a 503, and the signal's reason.
 */
export async function storeShopPicture(
  prisma: PrismaClient,
  { kind, file, storage, signal }: Sent,
): Promise<StoredPicture> {
  if (await isEmpty(file)) throw refuseField(415, 'picture', 'This file is empty')
  if (await isHeic(file)) {
    throw refuseField(
      415,
      'picture',
      'This photo\'s format (HEIC) cannot be read here; set the camera to "Most Compatible" or send a screenshot',
    )
  }
  const announce = (image: string) => prisma.loosePicture.create({ data: { image } })
  const place = { storage, kind, stem: randomUUID(), announce, signal, field: 'picture' } as const
  const url = await storeUpload(file, place)
  const { width = 0, height = 0 } = readPicture(url) ?? {}
  return { url, width, height }
}

/** What fails is left to the sweep. */
export async function giveBackPicture(url: string, storage: Storage): Promise<void> {
  await removePicture(url, storage).catch(() => {})
}
