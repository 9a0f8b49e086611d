import { invalid } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { moveStock } from '../stock/items.ts'

export type Restock = readonly { line_id: number; quantity: number }[]

/**
 * Gives pieces of a locked order's parcel back to the stock. Throws a 422 for a line of another order, and for
 * more than a line took and has not given back.
 */
export async function restock(tx: Transaction, orderId: number, wanted: Restock): Promise<void> {
  const lines = await readCounted(tx, orderId, wanted)
  for (const { title, left, quantity } of lines) {
    if (quantity > left) {
      throw invalid('restock', `At most ${left} of ${title} can go back on the shelf`)
    }
  }
  await moveStock(
    tx,
    lines.flatMap(({ item, quantity: change }) => (item === null ? [] : [{ item, change }])),
    'return',
    { orderId },
  )
  await addRestocked(tx, lines)
}

/** Takes the pieces again. Returns how many are there where they are too few, else null. */
export async function undoRestock(
  tx: Transaction,
  orderId: number,
  restocked: Restock,
): Promise<number | null> {
  const lines = (await readCounted(tx, orderId, restocked)).map((line) => ({
    ...line,
    quantity: -line.quantity,
  }))
  const moves = lines.flatMap(({ item, quantity: change }) =>
    item === null ? [] : [{ item, change }],
  )
  const short = await moveStock(tx, moves, 'undo', { orderId })
  if (short !== null) {
    const item = await tx.stockItem.findUniqueOrThrow({ where: { id: short } })
    return item.count
  }
  await addRestocked(tx, lines)
  return null
}

type CountedLine = {
  id: number
  title: string
  left: number
  item: number | null
  quantity: number
}

/** `item` is null where no pieces are counted, or their product was deleted. */
async function readCounted(
  tx: Transaction,
  orderId: number,
  wanted: Restock,
): Promise<CountedLine[]> {
  const lines = await tx.$queryRaw<CountedLine[]>`
    select l.id, l.title, i.id as item, w.quantity,
      case when i.id is null then 0 else l.quantity - l.restocked end as left
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(line_id int, quantity int)
    join order_line l on l.id = w.line_id and l.order_id = ${orderId}
    left join stock_item i on i.id = l.stock_item_id`
  if (lines.length < wanted.length) throw invalid('restock', 'The order does not have this line')
  return lines
}

async function addRestocked(tx: Transaction, lines: readonly CountedLine[]): Promise<void> {
  for (const { id, quantity } of lines) {
    await tx.orderLine.update({
      where: { id },
      data: { restocked: { increment: quantity } },
      select: { id: true },
    })
  }
}
