import type { Promo } from '#contract/office/promos'
import { rowsAtOnce } from '#contract/office/rules'
import type { Transaction } from '../as-staff.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { presentPromo } from './present.ts'

export async function readPromos(
  db: Transaction,
  { after }: { after?: string | null | undefined },
): Promise<{ promos: Promo[]; next: string | null }> {
  const rows = await db.promo.findMany({
    where: after ? { id: { lt: idInCursor(after) } } : {},
    orderBy: { id: 'desc' },
    take: rowsAtOnce + 1,
  })
  const { page, next } = pageOf(rows, ({ id }) => String(id))
  return { promos: page.map((row) => presentPromo(row)), next }
}
