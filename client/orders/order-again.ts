import type { QueryClient } from '@tanstack/react-query'
import { addToCart, type CartItem, setCartChoice } from '#contract/cart'
import type { Product } from '#contract/catalog'
import { getProduct } from '#contract/catalog'
import type { Order } from '#contract/orders'
import { maxQuantity, reviewsAtOnce } from '#contract/shop'
import { isPassing, isStatus } from '../api/api-error'
import { call } from '../api/call'
import { read } from '../api/read'
import { LeftOutNote } from '../cart/late-left-out'
import type { LeftOut } from '../cart/left-out-note'
import { cartRead } from '../cart/queries'
import { orderRead } from './queries'

type Line = Order['products'][number]
type Choice = { color_id?: number | undefined; size_id?: number | undefined }

/**
 * Adds the products of an order that are on sale to the cart, line by line, with their choices; lines
 * that the cart has are left as they are. Returns the others. Without an answer it throws, and may
 * be repeated.
 */
export async function orderAgain(queryClient: QueryClient, transId: string): Promise<LeftOut[]> {
  const { order } = await queryClient.fetchQuery(orderRead(transId))
  const { carts } = await queryClient.fetchQuery({ ...cartRead, staleTime: 0 })
  const wanted = order.products.filter((line) => !carts.some((own) => isSame(own, line)))
  const products = await Promise.all(wanted.map((line) => productOf(queryClient, line)))
  const added = new Set<number>()
  const leftOut: LeftOut[] = []
  for (const [nr, line] of wanted.entries()) {
    const product = products[nr]
    const isIn = product && (await putIn(line, product, added))
    if (isIn) continue
    const { color, size } = line
    leftOut.push({ title: line.product.title, color, size })
  }
  // Loaded before the cart opens, which would move.
  if (leftOut.length > 0) await LeftOutNote.preload().catch(() => {})
  return leftOut
}

function isSame({ product_id, color, size }: CartItem, line: Line): boolean {
  return product_id === line.product.id && color === line.color && size === line.size
}

/** The product as it is now; undefined where the shop has it no more. */
async function productOf(queryClient: QueryClient, { product: bought }: Line) {
  const wanted = read(getProduct, { slug: bought.slug, reviews: reviewsAtOnce })
  try {
    const { product } = await queryClient.fetchQuery({ ...wanted, staleTime: 0 })
    // Another product may have the link now.
    return product.id === bought.id ? product : undefined
  } catch (error) {
    if (isStatus(error, 404)) return undefined
    throw error
  }
}

/** Whether the cart has the line then. */
async function putIn(line: Line, product: Product, added: Set<number>): Promise<boolean> {
  const choice = choiceOf(line, product)
  const quantity = quantityOf(line, product, choice)
  if (quantity === undefined) return false
  const input = { product_id: product.id, quantity, ...choice }
  const answer = await unlessRefused(call(addToCart, input))
  if (!answer) return false
  // A second choice of a product that has one line was not in the cart before.
  if (answer.message === 'exists') return !added.has(product.id)
  added.add(product.id)
  const { id, color_id, size_id } = answer.cart
  const isChosen =
    (choice.color_id ?? color_id) === color_id && (choice.size_id ?? size_id) === size_id
  // Refused, the line stays without it, and the cart says that the call asks.
  if (!isChosen) await unlessRefused(call(setCartChoice, { cart_id: id, ...choice }))
  return true
}

/** The bought colour and size, where the product still has them. */
function choiceOf({ color, size }: Line, { colors, sizes }: Product): Choice {
  return {
    color_id: colors.find((each) => each.color === color)?.id,
    size_id: sizes.find((each) => each.size === size)?.id,
  }
}

/** The bought quantity, within the minimum and the pieces left; undefined where none can be sold. */
function quantityOf({ quantity }: Line, product: Product, choice: Choice): number | undefined {
  const { stock, minimum_order: least, stock_items: items = [] } = product
  const item = items.find(
    ({ color_id, size_id }) =>
      (color_id ?? choice.color_id) === choice.color_id &&
      (size_id ?? choice.size_id) === choice.size_id,
  )
  const most = Math.min(maxQuantity, item?.left ?? product.left ?? maxQuantity)
  const isThere = stock === 1 && !product.off_sale && item?.available !== false && most >= least
  return isThere ? Math.max(least, Math.min(quantity, most)) : undefined
}

/** The answer; undefined for a refusal that is about this line alone. */
async function unlessRefused<A>(answer: Promise<A>): Promise<A | undefined> {
  try {
    return await answer
  } catch (error) {
    // A 401 and a 429 meet all lines alike.
    if (isPassing(error) || isStatus(error, 401) || isStatus(error, 429)) throw error
    return undefined
  }
}
