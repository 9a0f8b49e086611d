import * as calls from '#contract/office/settings'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { shopSynonyms } from '../../search/shop-synonyms.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readSettings, saveSettings } from './settings.ts'

const mostSearches = 50

/** `phone`: the environment's, used until one is set. */
export function settingsRoutes(
  { read, write }: OfficeRoutes,
  { prisma, changes, phone }: { prisma: PrismaClient; changes: Changes; phone: string },
) {
  read(calls.getSettings)(async () => ({
    settings: await readSettings(prisma),
    phone,
  }))

  read(calls.getSearches)(async () => {
    const rows = await prisma.emptySearch.findMany({
      orderBy: [{ times: 'desc' }, { lastAt: 'desc' }],
      take: mostSearches,
    })
    const searches = rows.map(({ keyword, times, lastAt }) => {
      return { keyword, times, last_at: lastAt.toISOString() }
    })
    return { shipped: shopSynonyms.trim(), searches }
  })

  write(calls.saveSettings)(
    async ({ input, tx }) => ({
      ...(await saveSettings(tx, input)),
      phone,
    }),
    changes.waitForChange,
  )
}
