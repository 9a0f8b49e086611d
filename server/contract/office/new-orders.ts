import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { OfficeOrder, PhoneRecord } from '#contract/office/order-row-shapes'
import {
  mostOrderLines,
  mostTaka as mostPrice,
  orderSources,
  payWays,
} from '#contract/office/rules'
import { line, version } from '#contract/office/wire'
import { isLocalMobileNumber } from '#contract/phone'
import { maxQuantity, mostFeeTaka } from '#contract/shop'
import { done, Id, ImageUrl, id, phoneNumber, Taka, Time, text, wholeNumber } from '#contract/wire'

/** Of one order, as far as numbers of taka are stored. */
const mostSum = 2_000_000_000

/** Of Bangladesh, in any script and also with +88, or a foreign one behind its +. */
const number = () =>
  phoneNumber().refine((digits) => digits.startsWith('+') || isLocalMobileNumber(digits), {
    error: 'A mobile number of Bangladesh has 11 digits, such as 01712345678',
  })

/**
 * What the shop knows of a number: `places` are names and addresses of its orders and account, the
 * newest first; `account` only where exactly one has the number.
 */
export const lookUpNumber = staffRead('/api/office/new-orders/look', 'orders', {
  input: z.object({ number: number() }),
  output: done('success', {
    number: z.string(),
    record: PhoneRecord,
    blocked: z.object({ reason: z.string(), until: z.iso.date().nullable() }).nullable(),
    open: z.array(
      z.object({ trans_id: z.string(), status: z.int(), total: Taka, created_at: Time }),
    ),
    places: z.array(z.object({ name: z.string(), address: z.string() })),
    accounts: z.int(),
    account: z.object({ id: Id, name: z.string() }).nullable(),
  }),
})

/** `count`: pieces of a counted choice, null where they are not counted. */
const Good = z.object({
  id: Id,
  code: z.string(),
  own_code: z.string().nullable(),
  title: z.string(),
  image: ImageUrl,
  price: Taka,
  minimum_order: z.int(),
  /** 1 while the shop sells it. */
  stock: z.int(),
  /** Colour and size have to be chosen, where there are several. */
  needs_choice: z.boolean(),
  colors: z.array(z.object({ id: Id, color: z.string() })),
  sizes: z.array(z.object({ id: Id, size: z.string() })),
  items: z.array(z.object({ color_id: Id.nullable(), size_id: Id.nullable(), count: z.int() })),
})
export type Good = z.infer<typeof Good>

/** Products on sale by code (`0160`), own code or words, or these ids; the closest first. */
export const findGoods = staffRead('/api/office/new-orders/goods', 'orders', {
  input: z.object({
    q: text('search', 100, 0).nullish(),
    /** Ids between commas. */
    ids: z
      .string({ error: 'Please name the products' })
      .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, { error: 'Please name the products' })
      .nullish(),
  }),
  output: done('success', { goods: z.array(Good) }),
})

const way = () => z.enum(payWays, { error: 'Please choose how it was paid' })
const payment = {
  way: way(),
  /** Of the transfer; none for cash. */
  reference: line('reference', 60, 0).nullish(),
}
const saying = { error: 'Please say what the order is to hold' }
const Line = z.object(
  {
    product_id: id('product'),
    quantity: wholeNumber('quantity', 1, maxQuantity),
    color_id: id('color').nullish(),
    size_id: id('size').nullish(),
    /** The shop's price as the screen shows it: a 409 where it is another by now. */
    seen_price: wholeNumber('price', 0).nullish(),
    /** Instead of the shop's; needs the right `prices`, and the note where it is lower. */
    price: wholeNumber('price', 0, mostPrice).nullish(),
  },
  saying,
)

/**
 * An order that staff take, pending, or confirmed where `confirm` is true. A product that is sold out
 * is a 409 with its line in `errors`, such as `lines.0`.
 */
export const saveNewOrder = staffChange('/api/office/new-orders/save', 'orders', {
  input: z.object({
    number: number(),
    name: line('name', 100),
    address: text('address', 500),
    district: text('district', 40, 0).nullish(),
    source: z.enum(orderSources, { error: 'Please say where the order comes from' }),
    /** The one account that has the number. */
    customer_id: id('customer').nullish(),
    lines: z
      .array(Line, saying)
      .min(1, { error: 'An order has at least one line' })
      .max(mostOrderLines, { error: `An order may have at most ${mostOrderLines} lines` }),
    fee: wholeNumber('delivery fee', 0, mostFeeTaka),
    promo: text('promo code', 40, 0).nullish(),
    rebate: z
      .object({ taka: wholeNumber('discount', 1, mostSum), why: line('reason', 200) })
      .nullish(),
    advance: z.object({ taka: wholeNumber('advance', 1, mostSum), ...payment }).nullish(),
    note: text('note', 1000, 0).nullish(),
    confirm: z.boolean({ error: 'Please say whether it is confirmed' }).nullish(),
  }),
  output: done('success', { order: OfficeOrder }),
})

const order = { order_id: id('order'), v: version() }
const answered = done('success', { order: OfficeOrder })

/**
 * Money that came before the parcel leaves; `back`: given back, also of a cancelled order. A 422 for
 * more than is due, or than was paid, and for a reference that stands on an order.
 */
export const payAdvance = staffChange('/api/office/orders/advance', 'orders', {
  input: z.object({
    ...order,
    taka: wholeNumber('advance', 1, mostSum),
    ...payment,
    back: z.boolean({ error: 'Please say whether it is given back' }).nullish(),
  }),
  output: answered,
})
/** Takes an own payment back within 60 s: it was written by mistake. */
export const undoAdvance = staffChange('/api/office/orders/advance/undo', 'orders', {
  input: z.object({ ...order, payment_id: id('payment') }),
  output: answered,
})
/** Takes a sum off for this customer before the parcel leaves; 0 takes the discount away. */
export const setRebate = staffChange('/api/office/orders/discount', 'prices', {
  input: z.object({
    ...order,
    taka: wholeNumber('discount', 0, mostSum),
    why: line('reason', 200, 0).nullish(),
  }),
  output: answered,
})

const tell = () => z.boolean({ error: 'Please say whether to tell the customer' }).nullish()
/**
 * Two open orders of one number, pending or confirmed, become one: products, advances and discounts of the newer go into
 * the older, which keeps its state, its address and its fee; the newer is cancelled and names it. An agent only before
 * they are confirmed. `order`: the older; `joined`: the newer; `tell`: the customer gets the message of the older again.
 * No undo, and no correction. A 422 for two numbers, or two accounts.
 */
export const joinOrders = staffChange('/api/office/orders/join', 'orders', {
  input: z
    .object({ ...order, other_id: id('order'), other_v: version(), tell: tell() })
    .refine(({ order_id, other_id }) => order_id !== other_id, {
      error: 'An order is there twice',
      path: ['other_id'],
    }),
  output: done('success', { order: OfficeOrder, joined: OfficeOrder }),
})
