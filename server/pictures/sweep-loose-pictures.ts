import type { PrismaClient } from '../database/generated/client.ts'
import { lockLoose, readUses } from './loose-pictures.ts'
import { type Storage, StorageAway } from './storage.ts'
import { removePicture } from './uploads.ts'

const atOnce = 100
/** Pictures of a review wait longer than any request, others as long as a form may be open. */
const ofReview = { startsWith: '/uploads/reviews/' }
const hourMs = 60 * 60 * 1000
const dueNow = () => ({
  OR: [
    { image: ofReview, since: { lt: new Date(Date.now() - hourMs) } },
    { NOT: { image: ofReview }, since: { lt: new Date(Date.now() - 7 * 24 * hourMs) } },
  ],
})

/**
 * Checks pictures some time after they were sent or lost their row: one that the shop shows is
 * loose no longer, one of a draft or an order is checked again, any other is removed. Throws
 * StorageAway at once, other errors after the last picture. Several sweeps may run at a time.
 */
export async function sweepLoosePictures(
  prisma: PrismaClient,
  storage: Storage,
  stopping?: AbortSignal,
): Promise<void> {
  let last = ''
  let kept: unknown
  for (;;) {
    const loose = await prisma.loosePicture.findMany({
      where: { image: { gt: last }, ...dueNow() },
      orderBy: { image: 'asc' },
      take: atOnce,
    })
    for (const { image } of loose) {
      if (stopping?.aborted) return
      try {
        await sweepPicture(prisma, storage, image)
      } catch (error) {
        if (error instanceof StorageAway) throw error
        kept = error
      }
      last = image
    }
    if (loose.length < atOnce) break
  }
  if (kept) throw kept
}

/** A transaction that shows the picture locks its row first, and waits for a running sweep. */
function sweepPicture(prisma: PrismaClient, storage: Storage, image: string): Promise<void> {
  return prisma.$transaction(async (tx) => {
    const [held] = await lockLoose(tx, [image], 'update skip locked')
    if (held === undefined) return
    // Another sweep may have looked at it meanwhile.
    if (!(await tx.loosePicture.findFirst({ where: { image, ...dueNow() } }))) return
    // Separate statements: they see rows that were committed before the lock.
    const ofReview = await tx.reviewImage.findUnique({ where: { image } })
    const use = ofReview ? 'shown' : (await readUses(tx, [image])).get(image)
    if (use === 'kept') {
      await tx.loosePicture.update({ where: { image }, data: { since: new Date() } })
      return
    }
    if (use !== 'shown') await removePicture(image, storage)
    await tx.loosePicture.delete({ where: { image } })
  })
}
