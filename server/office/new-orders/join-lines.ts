import { mostOrderLines, stockReasons } from '#contract/office/rules'
import { maxQuantity } from '#contract/shop'
import { invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { LineRow } from '../orders/edited-line.ts'
import type { Actor } from '../orders/order-rows.ts'
import { lockItems } from '../stock/items.ts'

type Orders = { into: number; from: number }

/**
 * Adds the lines of one locked order to another, each at its price: one line where product, choice, price and pieces are
 * the same. The first keeps its lines, as what it was, and owes no pieces any more. Returns the other's lines before and
 * after, by id; throws a 422 for more than an order may have.
 */
export async function joinLines(
  tx: Transaction,
  actor: Actor,
  { into, from }: Orders,
): Promise<{ before: LineRow[]; after: LineRow[] }> {
  const before = await readLines(tx, into)
  const coming = await readLines(tx, from)
  await movePieces(tx, actor, { into, from, coming })
  const lines = [...before]
  for (const line of coming) {
    const nr = lines.findIndex((own) => isOneLine(own, line))
    const own = lines[nr]
    if (own) lines[nr] = await addTo(tx, own, line)
    else lines.push(await copyTo(tx, into, line))
  }
  if (lines.length > mostOrderLines) {
    throw invalid('other_id', `An order may have at most ${mostOrderLines} lines`)
  }
  return { before, after: lines }
}

function readLines(tx: Transaction, orderId: number): Promise<LineRow[]> {
  return tx.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
}

function isOneLine(own: LineRow, line: LineRow): boolean {
  const isSame = (field: keyof LineRow) => own[field] === line[field]
  return (
    (['productId', 'title', 'priceTaka', 'stockItemId'] as const).every(isSame) &&
    (['colorId', 'sizeId', 'color', 'size'] as const).every(isSame) &&
    own.quantity + line.quantity <= maxQuantity
  )
}

function addTo(tx: Transaction, own: LineRow, line: LineRow): Promise<LineRow> {
  return tx.orderLine.update({
    where: { id: own.id },
    data: {
      quantity: own.quantity + line.quantity,
      restocked: own.restocked + line.restocked,
    },
  })
}

function copyTo(tx: Transaction, orderId: number, { id: _id, ...line }: LineRow): Promise<LineRow> {
  return tx.orderLine.create({ data: { ...line, orderId } })
}

/**
 * Notes counted pieces as given back by one order and taken by the other. Counts stay as they are: nobody can buy the
 * pieces between the two.
 */
async function movePieces(
  tx: Transaction,
  actor: Actor,
  { into, from, coming }: Orders & { coming: readonly LineRow[] },
): Promise<void> {
  const owed = new Map<number, number>()
  for (const { stockItemId: item, quantity, restocked } of coming) {
    if (item !== null) owed.set(item, (owed.get(item) ?? 0) + quantity - restocked)
  }
  if (owed.size === 0) return
  const items = await lockItems(tx, [...owed.keys()])
  const moves = [...owed].filter(([item, pieces]) => pieces > 0 && items.has(item))
  await tx.stockMove.createMany({
    data: moves.flatMap(([stockItemId, pieces]) => [
      { stockItemId, staffId: actor.id, orderId: from, change: pieces, why: given },
      { stockItemId, staffId: actor.id, orderId: into, change: -pieces, why: taken },
    ]),
  })
  // So that the cancellation gives nothing back.
  await tx.$executeRaw`update order_line set restocked = quantity
    where order_id = ${from} and stock_item_id is not null and restocked < quantity`
}

const given = stockReasons.indexOf('cancel')
const taken = stockReasons.indexOf('edit')
