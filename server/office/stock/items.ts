import { Prisma } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import { notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { type StockReason, stockReasons } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock-shapes'

/** The columns of a stock item `i`, named as in `StockItem`. */
const itemColumns = Prisma.sql`i.id, i.color_id, i.size_id, i.count, i.low_at, i.available,
  i.removed_at is not null as removed`

export async function readItems(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StockItem>> {
  const rows = await tx.$queryRaw<StockItem[]>`${planOnce}
    select ${itemColumns} from stock_item i where i.id = any(${ids}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Like `readItems`, locked until the end of the transaction, behind their products as everywhere. */
export async function lockItems(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, StockItem>> {
  await tx.$executeRaw`${planOnce}
    select from product where id in (
      select product_id from stock_item where id = any(${ids}::int[]))
    order by id for no key update`
  await tx.$executeRaw`${planOnce}
    select from stock_item where id = any(${ids}::int[]) order by id for no key update`
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
