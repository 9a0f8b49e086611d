import type { PrismaClient } from '../database/generated/client.ts'
import { type Storage, StorageAway } from '../pictures/storage.ts'
import { removePicture } from '../pictures/uploads.ts'

const atOnce = 100

/**
 * Removes pictures that no review has since an hour: longer than any request. Throws StorageAway at
 * once, other faults after the others were removed. Several sweeps may run at a time.
 */
export async function sweepPictures(
  prisma: PrismaClient,
  storage: Storage,
  stopping?: AbortSignal,
): Promise<number> {
  let swept = 0
  let last = ''
  let fault: unknown
  for (;;) {
    const loose = await prisma.$queryRaw<{ image: string }[]>`
      select image from loose_picture
      where image like '/uploads/reviews/%' and since < now() - interval '1 hour' and image > ${last} order by image limit ${atOnce}`
    for (const { image } of loose) {
      if (stopping?.aborted) return swept
      try {
        if (await sweepPicture(prisma, storage, image)) swept++
      } catch (error) {
        if (error instanceof StorageAway) throw error
        fault = error
      }
      last = image
    }
    if (loose.length < atOnce) break
  }
  if (fault) throw fault
  return swept
}

/** False where another sweep holds it, or a review uses it. The row lock keeps it unused. */
function sweepPicture(prisma: PrismaClient, storage: Storage, image: string): Promise<boolean> {
  return prisma.$transaction(async (transaction) => {
    const held = await transaction.$queryRaw<unknown[]>`
      select from loose_picture l
      where image = ${image} and since < now() - interval '1 hour'
        and not exists (select from review_image r where r.image = l.image)
      for update skip locked`
    if (held.length === 0) return false
    await removePicture(image, storage)
    await transaction.loosePicture.delete({ where: { image } })
    return true
  })
}
