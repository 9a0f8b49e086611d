import type { z } from 'zod'
import type { saveNewOrder as shape } from '#contract/office/new-orders'
import { hasRight } from '#contract/office/rights'
import { forbiddenHere, invalid, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { addLine, shortage } from '../orders/edited-line.ts'
import { type Offer, readOffers } from '../orders/offers.ts'
import type { Actor } from '../orders/order-rows.ts'
import { lockItems, moveStock } from '../stock/items.ts'

type Saved = z.output<(typeof shape)['input']>
type Wanted = Saved['lines'][number]
type Refused = (nr: number, message: string) => Refusal

/** The refusal of a line, which the form shows at it. */
const refuseLine: Refused = (nr, message) =>
  new Refusal(409, message, { errors: { [`lines.${nr}`]: [message] } })

export type TakenLines = Awaited<ReturnType<typeof takeLines>>

/**
 * The wanted products as lines at the shop's prices, or at the person's own, and the pieces that they
 * take, behind the locks of products and pieces. Throws a 409 for one that is sold out or costs
 * another sum by now, a 422 without the colour or the size that it needs.
 */
export async function takeLines(tx: Transaction, actor: Actor, { lines, note }: Saved) {
  const choices = lines.map(({ product_id, color_id, size_id }) => ({
    productId: product_id,
    colorId: color_id ?? null,
    sizeId: size_id ?? null,
  }))
  const offers = await readOffers(tx, choices, [])
  const taken = lines.map((line, nr) => {
    const offer = offers.get(nr)
    if (!offer) throw notFound('The product')
    const write = lineOf(line, offer, nr)
    const priceTaka = priceOf(actor, line, offer, { nr, note })
    return { ...write, priceTaka }
  })
  const items = await lockItems(
    tx,
    taken.flatMap(({ data }) => data.stockItemId ?? []),
  )
  return {
    rows: taken.map(({ data, title, priceTaka }) => {
      const { product, ...pieces } = data
      return { ...product, ...pieces, title, priceTaka }
    }),
    /** Takes the pieces for the order. */
    async takePieces(orderId: number): Promise<void> {
      const moves = taken.flatMap((line) => line.moves)
      const short = await moveStock(tx, moves, 'order', { orderId })
      const nr = taken.findIndex(({ data }) => data.stockItemId === short)
      const line = taken[nr]
      if (short === null || !line) return
      throw refuseLine(nr, shortage(line.title, line.data, items.get(short)?.count))
    },
  }
}

function lineOf({ quantity }: Wanted, offer: Offer, nr: number) {
  const write = addedLine(quantity, offer, nr)
  if ('refusal' in write) throw refuseLine(nr, write.refusal)
  const { data, title, moves } = write
  if (!data?.product) throw new Error('A new line copies no product')
  const { color = null, size = null, colorId = null, sizeId = null } = data
  return { title, moves, data: { ...data, product: data.product, color, size, colorId, sizeId } }
}

function addedLine(quantity: number, offer: Offer, nr: number) {
  try {
    return addLine({ quantity, isChosen: false }, offer)
  } catch (error) {
    // The choice that is missing, said at its line.
    if (error instanceof Refusal && error.status === 422)
      throw invalid(`lines.${nr}`, error.message)
    throw error
  }
}

function priceOf(
  actor: Actor,
  { price, seen_price: seen }: Wanted,
  { title, priceTaka }: Offer,
  { nr, note }: { nr: number; note: Saved['note'] },
): number {
  if (seen != null && seen !== priceTaka) {
    throw refuseLine(nr, `${title} costs ৳${priceTaka.toLocaleString('en-US')} now`)
  }
  if (price == null || price === priceTaka) return priceTaka
  if (!hasRight(actor.role, 'prices')) throw forbiddenHere()
  if (price < priceTaka && !note) throw invalid('note', 'Please say why the price is lower')
  return price
}
