import { invalid, type Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { lockItems, moveStock } from '../stock/items.ts'
import {
  addLine,
  changeLine,
  type LineRow,
  type LineWrite,
  removeLine,
  shortage,
} from './edited-line.ts'
import { readOffers } from './offers.ts'

/** An existing line, which keeps its price, or a product at its current price. */
export type LinesWanted = readonly {
  line_id?: number | null | undefined
  product_id?: number | null | undefined
  quantity: number
  /** For an existing line: another choice. */
  color_id?: number | null | undefined
  size_id?: number | null | undefined
}[]
export type EditedLine = Pick<LineRow, 'title' | 'quantity' | 'priceTaka' | 'color' | 'size'>

/** Replaces the lines of a locked order, and moves pieces. Returns the lines before and after, by id. */
export async function writeLines(
  tx: Transaction,
  orderId: number,
  wanted: LinesWanted,
  refuse: (message: string) => Promise<Refusal>,
): Promise<{ before: EditedLine[]; after: EditedLine[] }> {
  const before = await readLines(tx, orderId)
  const rows = wantedRows(before, wanted)
  const differing = rows.filter(
    ({ line, quantity, isChosen }) => line?.quantity !== quantity || isChosen,
  )
  const staying = new Set(rows.map(({ line }) => line?.id))
  const removed = before.filter(({ id }) => !staying.has(id))
  if (differing.length + removed.length === 0) return { before, after: before }

  const offers = await readOffers(tx, differing, removed)
  const writes: LineWrite[] = removed.map(removeLine)
  for (const [nr, { line, ...row }] of differing.entries()) {
    const write = line ? changeLine(line, row, offers.get(nr)) : addLine(row, offers.get(nr))
    if ('refusal' in write) throw await refuse(write.refusal)
    writes.push(write)
  }
  // Runs before lines are written: if pieces are missing, nothing is written.
  const short = await movePieces(tx, orderId, writes)
  if (short) throw await refuse(short)
  await tx.orderLine.deleteMany({ where: { orderId, id: { in: removed.map(({ id }) => id) } } })
  for (const { id, data, title } of writes) {
    if (id !== null && data) {
      await tx.orderLine.update({ where: { id }, data, select: { id: true } })
    }
    if (id === null && data?.product) {
      const { product, ...choice } = data
      await tx.orderLine.create({ data: { ...product, ...choice, title, orderId } })
    }
  }
  return { before, after: await readLines(tx, orderId) }
}

function readLines(tx: Transaction, orderId: number): Promise<LineRow[]> {
  return tx.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
}

/** The wanted lines, each with its former line. Throws a 422 for a line of another order. */
function wantedRows(before: readonly LineRow[], wanted: LinesWanted) {
  const known = new Map(before.map((line) => [line.id, line]))
  return wanted.map(({ line_id, product_id, quantity, color_id, size_id }) => {
    const line = line_id ? known.get(line_id) : undefined
    if (line_id && !line) throw invalid('lines', 'The order does not have this line')
    const colorId = color_id ?? line?.colorId ?? null
    const sizeId = size_id ?? line?.sizeId ?? null
    const isChosen = colorId !== (line?.colorId ?? null) || sizeId !== (line?.sizeId ?? null)
    const productId = line?.productId ?? product_id ?? 0
    return { line, productId, quantity, colorId, sizeId, isChosen }
  })
}

/** The refusal of a line that takes more pieces than there are, with nothing moved; else null. */
async function movePieces(
  tx: Transaction,
  orderId: number,
  writes: readonly LineWrite[],
): Promise<string | null> {
  const moves = writes.flatMap((write) => write.moves)
  // Pieces of a deleted product are gone with it.
  const items = await lockItems(
    tx,
    moves.map(({ item }) => item),
  )
  const short = await moveStock(
    tx,
    moves.filter(({ item }) => items.has(item)),
    'edit',
    { orderId },
  )
  const takes = (write: LineWrite) =>
    write.moves.some(({ item, change }) => item === short && change < 0)
  const line = writes.find(takes)
  if (short === null || !line) return null
  return shortage(line.title, line.choice ?? { color: null, size: null }, items.get(short)?.count)
}
