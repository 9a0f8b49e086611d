import type { PrismaClient } from '../../database/generated/client.ts'
import type { Storage } from '../../pictures/storage.ts'
import { invalid } from '../../refusals.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { giveBackPicture, storeShopPicture } from './store-shop-picture.ts'
import { openTurns } from './turns.ts'
import { sendPicture } from '#contract/office/drafts'
import * as shapes from '#contract/office/drafts-shapes'

export function pictureRoutes({ act }: OfficeRoutes, prisma: PrismaClient, storage: Storage) {
  const inTurn = openTurns()
  act(
    sendPicture,
    shapes.sendPicture,
  )(async ({ input, staff, files, signal, key, once, findAnswer }) => {
    if (!key) throw invalid('Idempotency-Key', 'Please, send an Idempotency-Key')
    const [file] = files
    if (!file || files.length > 1) throw invalid('picture', 'Add a picture')
    return inTurn(`${staff.id} ${key}`, async () => {
      const former = await findAnswer()
      if (former) return former
      const picture = await storeShopPicture(prisma, { ...input, file, storage, signal })
      try {
        const answer = await once(async () => ({ message: 'success' as const, ...picture }))
        // Another process was first with this key.
        if (answer.url !== picture.url) await giveBackPicture(picture.url, storage)
        return answer
      } catch (error) {
        await giveBackPicture(picture.url, storage)
        throw error
      }
    })
  })
}
