import * as calls from '#contract/office/imports'
import { retrying } from '../../../database/errors.ts'
import type { Prisma, PrismaClient } from '../../../database/generated/client.ts'
import { setLocal } from '../../../database/local-settings.ts'
import { noteAct, type Transaction } from '../../as-staff.ts'
import type { Held } from './hold.ts'

/** Time limit of a batch: new products with many choices take long. */
const longestMs = 60_000

/**
 * A transaction as the staff member, under the act of the job's state; `applyImport` alone audits the
 * file and notifies the shop.
 */
export function inQuiet<T>(
  prisma: PrismaClient,
  { id, staffId, state }: Held,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const isOff = state === 'taking_off'
  const act = isOff ? calls.takeOffNew.path : calls.applyImport.path
  const request = isOff ? `import ${id} off sale` : `import ${id}`
  return retrying(() =>
    prisma.$transaction(
      async (tx) => {
        await setLocal(tx, { staff: String(staffId), act, request, quiet: 'on' })
        return write(tx)
      },
      { timeout: longestMs },
    ),
  )
}

/** Tells every process that the shop changed: a quiet transaction does not. */
export async function notifyShop(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify('shop_changed', '')`
}

/** Audits the whole file as one row, under the act of the transaction. */
export async function noteImport(tx: Transaction, id: number): Promise<void> {
  const { fileName, doneLine } = await tx.job.findUniqueOrThrow({ where: { id } })
  const count = (where: Prisma.ImportRowWhereInput) =>
    tx.importRow.count({ where: { jobId: id, ...where } })
  const after = {
    file_name: fileName,
    new: await count({ kind: 'new', productId: { not: null } }),
    changed: await count({ kind: 'changed', line: { lte: doneLine } }),
    failed: await count({ kind: 'failed' }),
  }
  await noteAct(tx, { entity: 'import', id, after })
}
