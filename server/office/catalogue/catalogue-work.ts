import { isDatabaseAway, isTooSlow, retrying } from '../../database/errors.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { CatalogueWorkModel } from '../../database/generated/models.ts'
import { readAct, setLocal } from '../../database/local-settings.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Logger } from '../../http/log.ts'
import { workThrough } from '../../work/queue.ts'
import type { Transaction } from '../as-staff.ts'
import { deleteEntry, lockCatalogue } from './delete-entry.ts'
import { findStanding, moveSome, type ProductsKind, refreshSome } from './standing-products.ts'

const longestMs = 15_000

type Work = Omit<CatalogueWorkModel, 'kind'> & { kind: ProductsKind }

/** Adds work to be done after the answer, under the staff member of this transaction. */
export async function addCatalogueWork(
  tx: Transaction,
  work: Pick<Work, 'kind' | 'entryId' | 'moveTo' | 'lists' | 'words'>,
): Promise<void> {
  const { staff, now: at, ...act } = await readAct(tx)
  await tx.catalogueWork.create({ data: { ...work, ...act, at, staffId: Number(staff) || null } })
}

/** Whether products are moving to or from this category or tag. */
export async function isMoving(tx: Transaction, kind: ProductsKind, id: number): Promise<boolean> {
  const moves = await tx.catalogueWork.count({
    where: { kind, moveTo: { not: null }, OR: [{ entryId: id }, { moveTo: id }] },
  })
  return moves > 0
}

/**
 * Does remaining work, some hundred products a transaction, in any number of processes. Work that
 * fails by our error is skipped until the next look.
 */
export function workOnCatalogue(prisma: PrismaClient, log: Pick<Logger, 'warn'>): Promise<void> {
  let last = 0
  return workThrough({
    atOnce: 1,
    // Each part locks the row for itself: the lock ends with its process.
    claim: async () => {
      const next = await prisma.catalogueWork.findFirst({
        where: { id: { gt: last } },
        orderBy: { id: 'asc' },
      })
      last = next?.id ?? last
      return next ? [next.id] : []
    },
    act: async (id) => {
      const doPart = () => prisma.$transaction((tx) => workOnSome(tx, id), { timeout: longestMs })
      while (await retrying(doPart)) {
        // Continues with the next part.
      }
    },
    release: async (id, error) => {
      if (isDatabaseAway(error) && !isTooSlow(error)) throw error
      const about = { err: error, catalogueWork: id }
      log.warn(about, 'a move in the catalogue was left; it goes on later')
      return true
    },
  })
}

/** False if nothing remains, or another process works on it. */
async function workOnSome(tx: Transaction, id: number): Promise<boolean> {
  const [locked] = await lockRows(tx, 'shelf_work', id, 'update skip locked')
  if (locked === undefined) return false
  const row = await tx.catalogueWork.findUniqueOrThrow({ where: { id } })
  const work = { ...row, kind: row.kind as ProductsKind }
  const isDone =
    work.moveTo === null ? await refreshNext(tx, work) : await moveNext(tx, work, work.moveTo)
  if (isDone) await tx.catalogueWork.delete({ where: { id } })
  return !isDone
}

async function refreshNext(tx: Transaction, work: Work): Promise<boolean> {
  const ids = await findStanding(tx, work.kind, work.entryId, work.doneId)
  if (ids.length === 0) return true
  await refreshSome(tx, ids, work)
  await tx.catalogueWork.update({ where: { id: work.id }, data: { doneId: ids.at(-1) ?? 0 } })
  return false
}

/** The entry is removed after its last products; some may have been added meanwhile. */
async function moveNext(tx: Transaction, work: Work, to: number): Promise<boolean> {
  const { kind, entryId, staffId, act, address, request } = work
  await setLocal(tx, { staff: String(staffId ?? ''), act, address, request })
  if (await moveSome(tx, kind, entryId, to)) return false
  await lockCatalogue(tx, kind, entryId, to)
  if ((await findStanding(tx, kind, entryId)).length > 0) return false
  await deleteEntry(tx, kind, entryId, to)
  return true
}
