import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesOf } from '#contract/shop-facts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { incomingName } from '../../pictures/incoming.ts'
import { type Storage, StorageAway } from '../../pictures/storage.ts'
import { downloadPicture, type Reach } from './download-picture.ts'
import { giveBackPicture, type StoredPicture, storeShopPicture } from './store-shop-picture.ts'

type Parts = { prisma: PrismaClient; storage: Storage; incomingDir: string; reach: Reach }

export type PictureFetcher = {
  /**
   * Stores a picture of another site as a loose one of the shop: nothing shows it yet. Throws like
   * `downloadPicture` and `storeShopPicture`.
   */
  fetch: (link: string, signal: AbortSignal) => Promise<StoredPicture>
  giveBack: (url: string) => Promise<void>
}

export function openPictureFetcher({ prisma, storage, incomingDir, reach }: Parts): PictureFetcher {
  return {
    fetch: async (link, signal) => {
      const path = join(incomingDir, incomingName())
      try {
        await downloadPicture(link, { path, agent: await readAgent(prisma), reach, signal })
        return await storeShopPicture(prisma, { kind: 'catalog', file: path, storage, signal })
      } finally {
        await rm(path, { force: true })
      }
    },
    giveBack: (url) => giveBackPicture(url, storage),
  }
}

export const isStorageAway = (error: unknown) => error instanceof StorageAway

/** The shop's name for the other site's log. */
async function readAgent(prisma: PrismaClient): Promise<string> {
  const setting = await prisma.setting.findUnique({ where: { part: 'shop' } })
  const { latin_name } = Object(setting?.value)
  return namesOf({ latin_name }).latin_name.replace(/[^\x20-\x7e]/g, '')
}
