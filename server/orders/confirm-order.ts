import { createHash } from 'node:crypto'
import type { Order } from '#contract/orders-shapes'
import { orderTotal, promoDiscount, subtotalOf } from '#contract/shop'
import type { Transaction } from '../database/client.ts'
import { retrying } from '../database/faults.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { conflict, invalid, unauthenticated } from '../http/errors.ts'
import { readCart } from './cart-seen.ts'
import { insertOrder } from './insert-order.ts'
import { presentOrder } from './present.ts'
import { redeemPromo } from './promos.ts'
import { makeTransId } from './trans-id.ts'

/** A cart line as the customer saw it; what he did not tell is not compared. */
export type SeenLine = { id: number; quantity?: number; priceTaka?: number }
export type Purchase = {
  customerId: number
  seen: SeenLine[]
  promo: string | null
  feeTaka: number
  /** The `Idempotency-Key` header, which then is what counts as the same purchase. */
  idempotencyKey: string | undefined
}

/**
 * Turns the seen cart lines into one order, in one transaction, at the server's own prices; the
 * same purchase confirmed again gets the first order again. Throws a 409 when the cart is not as
 * seen or a product is out of stock, a 422 without an address, for a promo that does not apply, or
 * for a key that stood for other lines.
 */
export async function confirmOrder(prisma: PrismaClient, purchase: Purchase): Promise<Order> {
  try {
    const transId = await retrying(() => prisma.$transaction((tx) => confirmIn(tx, purchase)))
    const row = await prisma.order.findUniqueOrThrow({
      where: { transId, customerId: purchase.customerId },
      include: { lines: { orderBy: { id: 'asc' } } },
    })
    return presentOrder(row)
  } catch (error) {
    if (!(error instanceof CartNotAsSeen)) throw error
    throw conflict(error.message, { carts: await readCart(prisma, purchase.customerId) })
  }
}

/** Locks are taken in one order everywhere: customer, cart lines, products, promo. */
async function confirmIn(tx: Transaction, purchase: Purchase): Promise<string> {
  const { customerId, feeTaka } = purchase
  const [customer] = await tx.$queryRaw<{ id: number }[]>`
    select id from customer where id = ${customerId} for update`
  if (!customer) throw unauthenticated()

  const linesHash = hashOfLines(purchase.seen)
  const confirmKey = purchase.idempotencyKey ? `key:${hash(purchase.idempotencyKey)}` : linesHash
  const known = await tx.order.findFirst({
    // A retry that has lost its key is known by its lines.
    where: {
      customerId,
      ...(purchase.idempotencyKey ? { confirmKey } : { confirmedLines: linesHash }),
    },
    select: { transId: true, confirmedLines: true },
  })
  if (known) {
    if (known.confirmedLines === linesHash) return known.transId
    throw invalid('Idempotency-Key', 'This Idempotency-Key stood for another order')
  }

  const lines = await takeLines(tx, customerId, purchase.seen)
  const address = await tx.address.findUnique({ where: { customerId } })
  if (!address) throw invalid('address', 'Please, save your address first')
  const promo = purchase.promo === null ? null : await redeemPromo(tx, purchase.promo)

  const transId = makeTransId()
  const subtotalTaka = subtotalOf(lines)
  if (subtotalTaka > mostTaka) throw invalid('carts', 'This is too much for one order')
  const promoTaka = promo?.priceTaka ?? 0
  await insertOrder(tx, {
    customerId,
    transId,
    confirmKey,
    confirmedLines: linesHash,
    feeTaka,
    subtotalTaka,
    promo,
    discountTaka: promoDiscount(subtotalTaka, feeTaka, promoTaka),
    totalTaka: orderTotal(subtotalTaka, feeTaka, promoTaka),
    address,
    lines,
  })
  return transId
}

type TakenLine = {
  id: number
  quantity: number
  productId: number
  priceTaka: number
  oldPriceTaka: number | null
  title: string
  slug: string
  image: string
  stock: number
  minimumOrder: number
}

/** Takes the lines out of the cart, so that nobody else can, and compares them with what was seen. */
async function takeLines(tx: Transaction, customerId: number, seen: SeenLine[]) {
  const ids = [...new Set(seen.map((line) => line.id))]
  const taken = await tx.$queryRaw<{ id: number; productId: number; quantity: number }[]>`
    delete from cart_line where customer_id = ${customerId} and id = any(${ids}::int[])
    returning id, product_id as "productId", quantity`
  if (taken.length === 0) throw new CartNotAsSeen('Your Cart is empty')
  if (taken.length < ids.length) throw new CartNotAsSeen(changed)

  const products = await tx.$queryRaw<Omit<TakenLine, 'id' | 'quantity'>[]>`
    select id as "productId", price_taka as "priceTaka", old_price_taka as "oldPriceTaka", title,
      slug, image, stock, minimum_order as "minimumOrder"
    from product where id = any(${taken.map((line) => line.productId)}::int[])
    order by id for share`
  const lines = taken
    .sort((one, other) => one.id - other.id)
    .map((line) => {
      const product = products.find(({ productId }) => productId === line.productId)
      if (!product) throw new CartNotAsSeen(changed)
      return { ...product, ...line }
    })
  const unlike = lines.some((line) =>
    seen.some(
      ({ id, quantity, priceTaka }) =>
        id === line.id &&
        ((quantity ?? line.quantity) !== line.quantity ||
          (priceTaka ?? line.priceTaka) !== line.priceTaka),
    ),
  )
  if (unlike) throw new CartNotAsSeen(changed)
  refuseUnsellable(lines)
  return lines
}

function refuseUnsellable(lines: TakenLine[]) {
  const gone = lines.find((line) => line.stock !== 1)
  if (gone) throw conflict(`${gone.title} is out of stock`)
  const few = lines.find((line) => line.quantity < line.minimumOrder)
  if (few) throw conflict(`${few.title} is sold from ${few.minimumOrder} pieces`)
}

/** What the columns of an order hold, with room for the fee. */
const mostTaka = 2_000_000_000
const changed = 'Your cart has changed, please check it again'

class CartNotAsSeen extends Error {}

/** Cart line ids are consumed once, so their set stands for one purchase. */
function hashOfLines(seen: SeenLine[]): string {
  const ids = [...new Set(seen.map((line) => line.id))].sort((one, other) => one - other)
  return `lines:${hash(ids.join(','))}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
