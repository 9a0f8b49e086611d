import { z } from 'zod'
import { Recipient } from '#contract/addresses'
import { ownChange, ownRead, publicChange } from '#contract/calls'
import { AskedPart, LineProduct, onCall } from '#contract/cart'
import { isTooDeep } from '#contract/json-depth'
import { type Fees, usualFees } from '#contract/shop'
import { done, Id, id, nameInPath, Taka, Time, text, wholeNumber } from '#contract/wire'

/**
 * `price`: what it takes off the present cart; of free delivery the lower of the shop's fees, for the fee is
 * chosen later. `min_subtotal`: the least order, where it has one. A promo of a sum has no `percent`, of the
 * products, and no `free_delivery`.
 */
export const Promo = z.object({
  promo_code: z.string(),
  price: Taka,
  min_subtotal: Taka.optional(),
  percent: z.int().optional(),
  /** The most that a percentage takes off. */
  most: Taka.optional(),
  free_delivery: z.literal(true).optional(),
})
export type Promo = z.infer<typeof Promo>

/** `price` of a line was fixed at confirm; so were title, image and address. */
export const Order = z.object({
  id: Id,
  trans_id: z.string(),
  order_status: z.int().min(0).max(5),
  created_at: Time,
  fee: Taka,
  promo_code: z.object({ price: Taka }).nullable(),
  promo: z.string().nullable(),
  subtotal: Taka,
  total: Taka,
  products: z.array(
    z.object({
      id: Id,
      quantity: z.int().positive(),
      product: LineProduct,
      color: z.string().optional(),
      size: z.string().optional(),
      /** Only with `on_call`, while the order is pending. */
      asked_on_call: z.array(AskedPart).optional(),
    }),
  ),
  address: z.object({ name: z.string(), number: z.string(), address: z.string() }),
  /** Sent only where staff took a sum off, and where something was paid in advance. */
  rebate: Taka.optional(),
  paid: z.int().optional(),
  due: Taka.optional(),
  /** Sent only of a cancelled order whose products went into that one of the same number. */
  joined_into: z.string().optional(),
  /** Sent only when true: the policy of one of its products asks for an advance. */
  advance: z.literal(true).optional(),
})
export type Order = z.infer<typeof Order>

export const OrderEntry = z.object({
  id: Id,
  trans_id: z.string(),
  created_at: Time,
  order_status: z.int().min(0).max(5),
  total: Taka,
  /** As bought, for recognition; null of an order without lines. */
  first_product: LineProduct.pick({ title: true, image: true }).nullable(),
  lines: z.int().nonnegative(),
  joined_into: z.string().optional(),
})
export type OrderEntry = z.infer<typeof OrderEntry>

const noPromo = 'Please, apply a promo code'

/** Treated as a change: another site could use up the customer's tries. */
export const applyPromo = ownChange('/api/apply-promo', {
  input: z.object({
    promo_code: z.string({ error: noPromo }).pipe(text('promo code', 1000, 1, noPromo)),
  }),
  output: done('applied', { promo: Promo }),
})

/** The codes that the shop shows, as far as this customer can use them. Beside the specification. */
export const getPublicPromos = ownRead('/api/get/promos', {
  input: z.object({}),
  output: z.object({ promos: z.array(Promo) }),
})

const lineId = id('cart line')
/** Seen values are compared, not validated: an invalid one simply differs from the server's. */
const seenNumber = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(Number.NaN)
  .transform((seen) => (seen == null ? undefined : Number(seen === '' ? Number.NaN : seen)))
const SeenLine = z.union(
  [
    lineId.transform((line) => ({ id: line, quantity: undefined, priceTaka: undefined })),
    z
      .object({
        id: lineId,
        quantity: seenNumber,
        product: z.object({ price: seenNumber }).nullish(),
      })
      .transform((line) => ({
        id: line.id,
        quantity: line.quantity,
        priceTaka: line.product?.price,
      })),
  ],
  { error: 'The cart could not be read, please open it again' },
)
const mostLines = 1000
const emptyCart = 'Your Cart is empty'

/** The confirm of a shop with these fees: it takes one of the two. */
export function confirmInput({ inside, outside }: Fees, wrongFee: string) {
  return z.object({
    carts: z
      .preprocess(
        parseJsonText,
        z
          .array(SeenLine, { error: emptyCart })
          .max(mostLines, { error: `An order may have at most ${mostLines} lines` }),
      )
      .refine((lines) => lines.length > 0, { error: emptyCart }),
    promo: z
      .string({ error: 'Invalid promo code' })
      .pipe(text('promo code', 1000, 0))
      .nullish()
      .transform((code) => code || null),
    /** The promo's discount as seen; compared, like the lines. Not in the spec: decision 071. */
    promo_price: seenNumber,
    fee: wholeNumber('delivery fee', 0)
      .refine((fee) => fee === inside || fee === outside, { error: wrongFee })
      .meta({ enum: [inside, outside] }),
  })
}

/** The same lines, or the same `Idempotency-Key`, are one order: its first answer again. */
export const confirmOrder = ownChange('/api/order/confirm', {
  isLong: true,
  input: confirmInput(usualFees, 'The delivery fee must be 60 or 100'),
  output: done('ordered', { trans_id: z.string(), order: Order, repeated: z.boolean() }),
})
/** Newest first: twenty with a `page`, 100 without; `total` counts all. */
export const getOrders = ownRead('/api/get/orders', {
  input: z.object({ page: wholeNumber('page', 1).nullish() }),
  output: done('success', {
    orders: z.array(OrderEntry),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
  }),
})
/** `on_call` 1: lines of a pending order have `asked_on_call`. */
export const getOrder = ownRead('/api/get/order/:trans_id', {
  input: z.object({ trans_id: nameInPath('transaction ID'), on_call: onCall }),
  output: done('success', { order: Order }),
})
/**
 * The order of a link in a message: no number, no address. As a change, so that nothing caches it.
 * `address`: the first word of the name, and the district.
 */
export const getLinkedOrder = publicChange('/api/get/linked/order', {
  input: z.object({ link: nameInPath('link'), on_call: onCall }),
  output: done('success', { order: Order }),
})
export const cancelOrder = ownChange('/api/add/cancel-order', {
  input: z.object({ order_id: id('order'), reason: text('reason', 1000, 0).nullish() }),
  output: done('success', {}),
})

/**
 * Not in the spec: corrects who gets a pending order, at what number and where. The office sees it as
 * an event, and the saved address is corrected too where the order came from it. A 409 once the order
 * is not pending.
 */
export const setOrderAddress = ownChange('/api/set/order/address', {
  input: z.object({ order_id: id('order'), ...Recipient.shape }),
  output: done('success', { order: Order }),
})

/** Forms carry the cart as JSON text; one bare id of a form is a list of one. */
function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string' || isTooDeep(value)) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'number' ? [parsed] : parsed
  } catch {
    return value
  }
}
