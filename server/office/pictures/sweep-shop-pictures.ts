import type { PrismaClient } from '../../database/generated/client.ts'
import { type Storage, StorageAway } from '../../pictures/storage.ts'
import { removePicture } from '../../pictures/uploads.ts'

const atOnce = 100

/**
 * Looks at uploaded pictures 7 days after they were sent or left a product: one that the shop shows
 * is loose no longer, one that a draft or an order shows is looked at again in 7 days, any other is
 * removed. Throws StorageAway at once, other faults after all others were seen. Several sweeps may
 * run at a time.
 */
export async function sweepShopPictures(
  prisma: PrismaClient,
  storage: Storage,
  stopping?: AbortSignal,
): Promise<void> {
  let last = ''
  let fault: unknown
  for (;;) {
    const loose = await prisma.$queryRaw<{ image: string }[]>`
      select image from loose_picture where image not like '/uploads/reviews/%'
        and since < now() - interval '7 days' and image > ${last} order by image limit ${atOnce}`
    for (const { image } of loose) {
      if (stopping?.aborted) return
      try {
        await sweepPicture(prisma, storage, image)
      } catch (error) {
        if (error instanceof StorageAway) throw error
        fault = error
      }
      last = image
    }
    if (loose.length < atOnce) break
  }
  if (fault) throw fault
}

/** Who shows the picture locks its row first, and waits for a sweep that has it. */
function sweepPicture(prisma: PrismaClient, storage: Storage, image: string): Promise<void> {
  return prisma.$transaction(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      select from loose_picture where image = ${image} and since < now() - interval '7 days'
      for update skip locked`
    if (held.length === 0) return
    // A statement of its own: it sees rows that were written before the lock.
    const [use] = await tx.$queryRaw<{ isShown: boolean; isKept: boolean }[]>`
      select shop_shows_picture(${image}) as "isShown", shop_keeps_picture(${image}) as "isKept"`
    if (use?.isKept && !use.isShown) {
      await tx.$executeRaw`update loose_picture set since = now() where image = ${image}`
      return
    }
    if (!use?.isShown) await removePicture(image, storage)
    await tx.loosePicture.delete({ where: { image } })
  })
}
