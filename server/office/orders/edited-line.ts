import type * as rows from '../../database/generated/models.ts'
import { invalid, notFound } from '../../failures/refusals.ts'
import type { Offer } from './offers.ts'

export type LineRow = rows.OrderLineModel
type Pieces = Pick<LineRow, 'stockItemId' | 'quantity' | 'restocked'>
type Choice = Pick<LineRow, 'colorId' | 'sizeId' | 'color' | 'size'>
type ProductCopy = Pick<LineRow, 'productId' | 'slug' | 'image' | 'priceTaka' | 'oldPriceTaka'>

/** `id`: the existing line. Without `data` it is removed. `product`: what a new line copies. */
export type LineWrite = {
  id: number | null
  title: string
  /** Color and size of the line, for a refusal. */
  choice?: Named
  data: (Pieces & Partial<Choice> & { product?: ProductCopy }) | null
  moves: { item: number; change: number }[]
}
type Named = { color: string | null; size: string | null }
type Refused = { refusal: string }
type Wanted = { quantity: number; isChosen: boolean }

export function removeLine(line: LineRow): LineWrite {
  return { id: line.id, title: line.title, data: null, moves: movesBetween(line, nothing) }
}

/** A line of the order with another quantity or choice. Only additional pieces must be there. */
export function changeLine(
  line: LineRow,
  { quantity, isChosen }: Wanted,
  offer: Offer | undefined,
): LineWrite | Refused {
  const { id, title } = line
  const more = quantity - line.quantity
  if (more < 0 && !isChosen) {
    const pieces = { ...piecesOf(line), quantity, restocked: Math.min(line.restocked, quantity) }
    return { id, title, data: pieces, moves: movesBetween(line, pieces) }
  }
  const choice = offer && isChosen ? choiceOf(offer) : null
  if (more <= 0 && choice && !offer?.isByChoice) {
    const pieces = { ...piecesOf(line), quantity, restocked: Math.min(line.restocked, quantity) }
    return { id, title, data: { ...pieces, ...choice }, moves: movesBetween(line, pieces) }
  }
  const named = choice ?? line
  if (!offer || isSoldOut(offer)) return { refusal: shortage(title, named) }
  const data = choice
    ? { ...piecesFrom(offer, quantity), ...choice }
    : piecesWithMore(line, offer, more)
  return { id, title, choice: named, data, moves: movesBetween(line, data) }
}

/** Throws a 404 for an unknown product, a 422 where its color or size is not chosen. */
export function addLine({ quantity }: Wanted, offer: Offer | undefined): LineWrite | Refused {
  if (!offer) throw notFound('The product')
  const { title, minimumOrder, productId, slug, image, priceTaka, oldPriceTaka } = offer
  const choice = choiceOf(offer)
  if (isSoldOut(offer)) return { refusal: shortage(title, choice) }
  if (quantity < minimumOrder) return { refusal: `${title} is sold from ${minimumOrder} pieces` }
  const pieces = piecesFrom(offer, quantity)
  const product = { productId, slug, image, priceTaka, oldPriceTaka }
  const data = { ...pieces, ...choice, product }
  return { id: null, title, choice, data, moves: movesBetween(nothing, pieces) }
}

/** `left`: pieces beside those that the order holds. */
export function shortage(title: string, { color, size }: Named, left = 0): string {
  const choice = [color, size].filter(Boolean).join(', ')
  const named = choice ? `${title} (${choice})` : title
  return left > 0 ? `Only ${left} more of ${named} are there` : `${named} is out of stock`
}

const nothing: Pieces = { stockItemId: null, quantity: 0, restocked: 0 }

function piecesOf({ stockItemId, quantity, restocked }: LineRow): Pieces {
  return { stockItemId, quantity, restocked }
}

function piecesFrom(offer: Offer, quantity: number): Pieces {
  return { stockItemId: offer.isCounted ? offer.stockItemId : null, quantity, restocked: 0 }
}

/** Pieces that never came from the stock count as returned: they were or are not counted. */
function piecesWithMore(line: LineRow, offer: Offer, more: number): Pieces {
  const { stockItemId, quantity, restocked } = line
  const uncounted = offer.isCounted ? 0 : more
  if (stockItemId !== null) {
    return { stockItemId, quantity: quantity + more, restocked: restocked + uncounted }
  }
  return {
    stockItemId: offer.isCounted ? offer.stockItemId : null,
    quantity: quantity + more,
    restocked: offer.isCounted ? quantity : 0,
  }
}

/** Counted products are sold out by their pieces. */
function isSoldOut({ isCounted, isArchived, stock, stockItemId }: Offer): boolean {
  return isArchived || (isCounted ? stockItemId === null : stock !== 1)
}

function choiceOf(offer: Offer): Choice {
  if (offer.colorIsMissing) throw invalid('lines', 'Please choose a colour')
  if (offer.sizeIsMissing) throw invalid('lines', 'Please choose a size')
  const { colorId, sizeId, color, size } = offer
  return { colorId, sizeId, color, size }
}

function movesBetween(before: Pieces, after: Pieces): LineWrite['moves'] {
  return [
    { item: before.stockItemId, change: before.quantity - before.restocked },
    { item: after.stockItemId, change: after.restocked - after.quantity },
  ].flatMap(({ item, change }) => (item !== null && change !== 0 ? [{ item, change }] : []))
}
