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
    await tx.$executeRaw`update stock_item set removed_at = now()
      where id = any(${removed}::int[]) and removed_at is null`
  }
  for (const { id, lowAt } of revived) {
    await tx.stockItem.update({
      where: { id },
      data: { removedAt: null, ...(lowAt !== undefined && { lowAt }) },
    })
  }
  const moves = revived.map(({ id, change }) => ({ item: id, change }))
  if (added.length > 0) {
    const rows = await tx.$queryRaw<{ id: number; nr: number }[]>`
      with wanted as (
        select nr::int, (w ->> 'color')::int as color_id, (w ->> 'size')::int as size_id,
          (w ->> 'lowAt')::int as low_at
        from jsonb_array_elements(${JSON.stringify(
          (await withLowAt(tx, added)).map(({ color, size, lowAt }) => ({
            color: color?.id ?? null,
            size: size?.id ?? null,
            lowAt,
          })),
        )}::jsonb) with ordinality e(w, nr)
      ),
      made as (
        insert into stock_item (product_id, color_id, size_id, low_at)
        select ${productId}, color_id, size_id, low_at from wanted order by nr
        returning id, color_id, size_id
      )
      select m.id, w.nr from made m join wanted w
        on (m.color_id, m.size_id) is not distinct from (w.color_id, w.size_id)`
    for (const { id, nr } of rows) moves.push({ item: id, change: added[nr - 1]?.count ?? 0 })
  }
  await moveStock(
    tx,
    moves.filter(({ change }) => change !== 0),
    'count',
  )
}
