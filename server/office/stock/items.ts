import { type StockReason, stockReasons } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock'
import { Prisma } from '../../database/generated/client.ts'
import type { StockItemModel } from '../../database/generated/models.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { planOnce } from '../../database/plans.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'

export async function readItems(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StockItem>> {
  const rows = await tx.stockItem.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, presentItem(row)]))
}

function presentItem({ id, colorId, sizeId, count, lowAt, ...row }: StockItemModel): StockItem {
  const { available, removedAt } = row
  return {
    id,
    color_id: colorId,
    size_id: sizeId,
    count,
    low_at: lowAt,
    available: available ?? false,
    removed: removedAt !== null,
  }
}

/** Like `readItems`, locked until the end of the transaction, behind their products as everywhere. */
export async function lockItems(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StockItem>> {
  const theirProducts = Prisma.sql`select product_id from stock_item where id = any(${ids}::int[])`
  await lockRows(tx, 'product', theirProducts)
  await lockRows(tx, 'stock_item', ids)
  return readItems(tx, ids)
}

export function itemOf(items: ReadonlyMap<number, StockItem>, id: number): StockItem {
  const item = items.get(id)
  if (!item) throw notFound('The choice')
  return item
}

type Move = { item: number; change: number }

/** Moves pieces. With nothing moved it returns an item that has too few, else null. */
export async function moveStock(
  tx: Transaction,
  moves: readonly Move[],
  why: StockReason,
  { orderId = null, note = null }: { orderId?: number | null; note?: string | null } = {},
): Promise<number | null> {
  if (moves.length === 0) return null
  const [moved] = await tx.$queryRaw<{ short: number | null }[]>`${planOnce}
    select shop_move_stock(${JSON.stringify(moves)}::jsonb, ${stockReasons.indexOf(why)}::int,
      ${orderId}::int, ${note}::text) as short`
  return moved?.short ?? null
}
