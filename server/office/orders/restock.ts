import { invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { moveStock, readItems } from '../stock/items.ts'
import { shortage } from './edited-line.ts'

export type Restock = readonly { line_id: number; quantity: number }[]

/**
 * Gives pieces of a locked order's parcel back to the stock. Throws a 422 for a line of another order, and for
 * more than a line took and has not given back.
 */
export async function restock(tx: Transaction, orderId: number, wanted: Restock): Promise<void> {
  const lines = await readCounted(tx, orderId, wanted)
  for (const { title, left, quantity } of lines) {
    if (quantity > left) {
      throw invalid('restock', `At most ${left} of ${title} can go back in stock`)
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

/** Takes the pieces again. Returns a refusal where there are too few, else null. */
export async function undoRestock(
  tx: Transaction,
  orderId: number,
  restocked: Restock,
): Promise<string | null> {
  const lines = (await readCounted(tx, orderId, restocked)).map((line) => ({
    ...line,
    quantity: -line.quantity,
  }))
  const moves = lines.flatMap(({ item, quantity: change }) =>
    item === null ? [] : [{ item, change }],
  )
  const short = await moveStock(tx, moves, 'undo', { orderId })
  if (short !== null) {
    const line = lines.find(({ item }) => item === short)
    const item = await tx.stockItem.findUniqueOrThrow({ where: { id: short } })
    return shortage(line?.title ?? '', line ?? noChoice, item.count)
  }
  await addRestocked(tx, lines)
  return null
}

const noChoice = { color: null, size: null }

type CountedLine = {
  id: number
  title: string
  color: string | null
  size: string | null
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
  const id = { in: wanted.map(({ line_id }) => line_id) }
  const rows = await tx.orderLine.findMany({ where: { orderId, id } })
  const itemIds = rows.flatMap(({ stockItemId }) => stockItemId ?? [])
  const items = await readItems(tx, itemIds)
  return wanted.map(({ line_id, quantity }) => {
    const line = rows.find((row) => row.id === line_id)
    if (!line) throw invalid('restock', 'The order does not have this line')
    const item = items.get(line.stockItemId ?? 0)?.id ?? null
    const left = item === null ? 0 : line.quantity - line.restocked
    return {
      id: line.id,
      title: line.title,
      color: line.color,
      size: line.size,
      left,
      item,
      quantity,
    }
  })
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
