import type { PrismaClient } from '../../../database/generated/client.ts'
import { lockCatalogue, lockProducts, writeColumns } from '../../products/lock-products.ts'
import { inQuiet, noteImport, notifyShop } from '../work/as-import.ts'
import { endHold, type Held, saveProgress } from '../work/hold.ts'

const productsAtOnce = 200

/** Takes products that the file made off sale, except those that somebody took off before. */
export async function takeOffNew(prisma: PrismaClient, held: Held): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await prisma.importRow.findMany({
      where: { jobId: held.id, kind: 'new', line: { gt: last }, productId: { not: null } },
      select: { line: true, productId: true },
      orderBy: { line: 'asc' },
      take: productsAtOnce,
    })
    const end = rows.at(-1)
    if (!end) break
    await inQuiet(prisma, held, async (tx) => {
      await lockCatalogue(tx)
      const locked = await lockProducts(
        tx,
        rows.flatMap(({ productId }) => productId ?? []),
      )
      const live = [...locked.values()].filter(({ archivedAt }) => archivedAt === null)
      const archivedAt = new Date()
      if (live.length > 0) {
        await writeColumns(
          tx,
          live.map((row) => ({ ...row, archivedAt })),
        )
      }
      await notifyShop(tx)
      await saveProgress(tx, held, { isApplied: true })
    })
    last = end.line
  }
  await inQuiet(prisma, held, async (tx) => {
    await endHold(tx, held, { state: 'done', version: { increment: 1 } })
    await noteImport(tx, held.id)
  })
}
