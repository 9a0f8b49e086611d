import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readSettings, saveSettings } from './settings.ts'
import * as calls from '#contract/office/settings'

/** `phone`: the environment's, used until one is set. */
export function settingsRoutes(
  { read, write }: OfficeRoutes,
  { prisma, changes, phone }: { prisma: PrismaClient; changes: Changes; phone: string },
) {
  read(calls.getSettings)(async () => ({
    settings: await readSettings(prisma),
    phone,
  }))

  write(calls.saveSettings)(
    async ({ input, tx }) => ({
      ...(await saveSettings(tx, input)),
      phone,
    }),
    changes.waitForChange,
  )
}
