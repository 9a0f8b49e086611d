import type { Transaction } from '../../as-staff.ts'
import { moveStock } from '../../stock/items.ts'
import { withLowAt } from '../../stock/low-at-of-new.ts'
import type { PlannedItems } from './plan-items.ts'

/** Writes the counted choices of a product whose row is locked. */
export async function writeItems(
  tx: Transaction,
  productId: number,
  { added, revived, removed }: PlannedItems,
): Promise<void> {
  if (removed.length > 0) {
    await tx.stockItem.updateMany({
      where: { id: { in: removed }, removedAt: null },
      data: { removedAt: new Date() },
    })
  }
  for (const { id, lowAt } of revived) {
    await tx.stockItem.update({
      where: { id },
      data: { removedAt: null, ...(lowAt !== undefined && { lowAt }) },
    })
  }
  const moves = revived.map(({ id, change }) => ({ item: id, change }))
  if (added.length > 0) {
    const items = (await withLowAt(tx, added)).map(({ color, size, count, lowAt }) => ({
      data: { productId, colorId: color?.id ?? null, sizeId: size?.id ?? null, lowAt },
      count,
    }))
    const rows = await tx.stockItem.createManyAndReturn({
      data: items.map(({ data }) => data),
      select: { id: true, colorId: true, sizeId: true },
    })
    for (const { id, colorId, sizeId } of rows) {
      const made = items.find(({ data }) => data.colorId === colorId && data.sizeId === sizeId)
      moves.push({ item: id, change: made?.count ?? 0 })
    }
  }
  await moveStock(
    tx,
    moves.filter(({ change }) => change !== 0),
    'count',
  )
}
