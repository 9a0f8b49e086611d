import type { PrismaClient } from '../../database/generated/client.ts'
import { lockCatalogue, lockProducts, writeColumns } from '../products/lock-products.ts'
import { inQuiet, noteImport } from './apply-import.ts'
import { endHold, type Held, saveProgress } from './hold.ts'

const productsAtOnce = 200

/** Takes products that the file made off sale, except those that somebody took off before. */
export async function takeOffNew(prisma: PrismaClient, held: Held): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await prisma.$queryRaw<{ line: number; product_id: number }[]>`
      select r.line, r.product_id from import_row r join product p on p.id = r.product_id
      where r.job_id = ${held.id} and r.kind = 'new' and r.line > ${last}
        and p.archived_at is null
      order by r.line limit ${productsAtOnce}`
    const end = rows.at(-1)
    if (!end) break
    await inQuiet(prisma, held, async (tx) => {
      await lockCatalogue(tx)
      const locked = await lockProducts(
        tx,
        rows.map(({ product_id }) => product_id),
      )
      const archivedAt = new Date()
      await writeColumns(
        tx,
        [...locked.values()].map((row) => ({ ...row, archivedAt: row.archivedAt ?? archivedAt })),
      )
      await tx.$executeRaw`select pg_notify('shop_changed', '')`
      await saveProgress(tx, held, { isApplied: true })
    })
    last = end.line
  }
  await inQuiet(prisma, held, async (tx) => {
    await endHold(tx, held, { state: 'done', version: { increment: 1 } })
    await noteImport(tx, held.id)
  })
}
