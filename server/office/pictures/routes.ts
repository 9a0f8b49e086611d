import { fetchPicture, sendPicture } from '#contract/office/drafts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { invalid } from '../../failures/refusals.ts'
import type { Storage } from '../../pictures/storage.ts'
import { openTurns } from '../../turns/turns.ts'
import type { OfficeRoutes, Transact } from '../office-calls.ts'
import type { Staff } from '../require-staff.ts'
import type { PictureFetcher } from './fetch-picture.ts'
import { giveBackPicture, type StoredPicture, storeShopPicture } from './store-shop-picture.ts'

type Keyed = {
  staff: Staff
  key: string | undefined
  once: Transact
  findAnswer: () => Promise<StoredPicture | undefined>
}

export function pictureRoutes(
  { act }: OfficeRoutes,
  prisma: PrismaClient,
  storage: Storage,
  fetcher: PictureFetcher,
) {
  const inTurn = openTurns()

  act(sendPicture)(({ input, files, signal, ...keyed }) => {
    const [file] = files
    return storeOnce(keyed, `${keyed.staff.id} ${keyed.key}`, () => {
      if (!file || files.length > 1) throw invalid('picture', 'Add a picture')
      return storeShopPicture(prisma, { ...input, file, storage, signal })
    })
  })

  act(fetchPicture)(({ input, signal, ...keyed }) =>
    // One at a time for each member of staff: other sites are slow.
    storeOnce(keyed, String(keyed.staff.id), () => fetcher.fetch(input.url, signal)),
  )

  async function storeOnce(
    { key, once, findAnswer }: Keyed,
    turn: string,
    store: () => Promise<StoredPicture>,
  ): Promise<StoredPicture> {
    if (!key) throw invalid('Idempotency-Key', 'Please send an Idempotency-Key')
    return inTurn(turn, async () => {
      const former = await findAnswer()
      if (former) return former
      const picture = await store()
      try {
        const answer = await once(async () => picture)
        // Another process was first with this key.
        if (answer.url !== picture.url) await giveBackPicture(picture.url, storage)
        return answer
      } catch (error) {
        await giveBackPicture(picture.url, storage)
        throw error
      }
    })
  }
}
