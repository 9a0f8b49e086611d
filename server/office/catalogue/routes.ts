import type { z } from 'zod'
import type { Shape, StaffCall } from '#contract/endpoint'
import * as calls from '#contract/office/catalogue'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { beginWork } from '../../work/work-often.ts'
import type { Transaction } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { orderBanners, orderCategories, orderMenus } from './order-entries.ts'
import { readCatalogue } from './read-catalogue.ts'
import { removeBanner, removeCategory, removeMenu, removeTag } from './remove-entry.ts'
import { saveBanner, saveCategory, saveMenu, saveTag } from './save-entry.ts'

export function catalogueRoutes(
  { read, write }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
  work: () => Promise<void>,
) {
  read(calls.getCatalogue)(async () => ({ shelves: await readCatalogue(prisma) }))

  save(calls.saveMenu, saveMenu)
  save(calls.saveCategory, saveCategory)
  save(calls.saveTag, saveTag)
  save(calls.saveBanner, saveBanner)

  change(calls.orderMenus, (tx, { ids }) => orderMenus(tx, ids))
  change(calls.orderCategories, (tx, { menu_id, ids }) => orderCategories(tx, menu_id, ids))
  change(calls.orderBanners, (tx, { ids }) => orderBanners(tx, ids))

  change(calls.removeMenu, removeMenu)
  change(calls.removeCategory, removeCategory)
  change(calls.removeTag, removeTag)
  change(calls.removeBanner, removeBanner)

  function save<I extends Shape['input']>(
    call: StaffCall<{ input: I; output: typeof calls.saveMenu.output }>,
    store: (tx: Transaction, input: z.output<I>) => Promise<number>,
  ) {
    write(call)(async ({ tx, input }) => {
      const id = await store(tx, input)
      return { id, shelves: await readCatalogue(tx) }
    }, goOn)
  }

  function change<I extends Shape['input']>(
    call: StaffCall<{ input: I; output: typeof calls.getCatalogue.output }>,
    store: (tx: Transaction, input: z.output<I>) => Promise<void>,
  ) {
    write(call)(async ({ tx, input }) => {
      await store(tx, input)
      return { shelves: await readCatalogue(tx) }
    }, goOn)
  }

  /** Waits until this process has received the change; the remaining work starts then. */
  async function goOn() {
    await changes.waitForChange()
    beginWork(work)
  }
}
