import type { PrismaClient } from '../database/generated/client.ts'
import { removePicture } from '../http/uploads.ts'
import type { Storage } from '../storage/storage.ts'

/** Longer than any request lasts. */
const looseForMs = 60 * 60 * 1000
const atOnce = 100

/**
 * Removes the pictures of reviews that were never written, or went, an hour ago. Returns how many.
 * Throws StorageAway; what is left is removed by the next sweep. Several may sweep at once.
 */
export async function sweepPictures(
  prisma: PrismaClient,
  storage: Storage,
  stopping?: AbortSignal,
): Promise<number> {
  const since = { lt: new Date(Date.now() - looseForMs) }
  let swept = 0
  for (;;) {
    const loose = await prisma.loosePicture.findMany({ where: { since }, take: atOnce })
    for (const { image } of loose) {
      if (stopping?.aborted) return swept
      await removePicture(image, storage)
      await prisma.loosePicture.deleteMany({ where: { image, since } })
      swept++
    }
    if (loose.length < atOnce) return swept
  }
}
