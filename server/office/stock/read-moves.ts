import { rowsAtOnce, type StockReason, stockReasons } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OrderModel, StaffModel, StockMoveModel } from '../../database/generated/models.ts'
import { notFound } from '../../failures/refusals.ts'
import { pageOf } from '../cursor.ts'

type Wanted = {
  product_id: number
  stock_item_id?: number | null | undefined
  after?: string | null | undefined
}
type MoveRow = Pick<StockMoveModel, 'change' | 'why' | 'note' | 'at'> & {
  id: string
  stock_item_id: StockMoveModel['stockItemId']
  by: StaffModel['name'] | null
  trans_id: OrderModel['transId'] | null
}
type Move = Omit<MoveRow, 'why' | 'at'> & { why: StockReason; at: string }

/** A page of a product's moves, or of one item's, newest first. Throws a 404. */
export async function readMoves(
  prisma: PrismaClient,
  { product_id, stock_item_id, after }: Wanted,
): Promise<{ moves: Move[]; next: string | null }> {
  if (!(await prisma.product.findUnique({ where: { id: product_id }, select: { id: true } }))) {
    throw notFound('The product')
  }
  const before = after ? moveInCursor(after) : null
  // Each item reads its own newest rows from the index.
  const rows = await prisma.$queryRaw<MoveRow[]>`
    select m.id::text, m.stock_item_id, m.change, m.why, m.note, s.name as by,
      o.trans_id, m.at
    from stock_item i
    cross join lateral (
      select * from stock_move m
      where m.stock_item_id = i.id and (${before}::bigint is null or m.id < ${before}::bigint)
      order by m.id desc limit ${rowsAtOnce + 1}
    ) m
    left join staff s on s.id = m.staff_id
    left join orders o on o.id = m.order_id
    where i.product_id = ${product_id}
      and (${stock_item_id ?? null}::int is null or i.id = ${stock_item_id ?? null}::int)
    order by m.id desc limit ${rowsAtOnce + 1}`
  const { page, next } = pageOf(rows, ({ id }) => id)
  return { moves: page.map(presentMove), next }
}

function presentMove({ why, at, ...row }: MoveRow): Move {
  const reason = stockReasons[why]
  if (!reason) throw new Error(`A move of stock is of no known reason: ${why}`)
  return { ...row, why: reason, at: at.toISOString() }
}

/** 0, before every move, for a cursor that no list returned. */
function moveInCursor(after: string): string {
  return /^\d{1,18}$/.test(after) ? after : '0'
}
