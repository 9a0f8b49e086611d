// Over 200 lines: every call about orders, with its fields.

import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { OfficeOrder, OrderEvent, OrderRow, Slip } from '#contract/office/order-row-shapes'
import { parcelOutcomes } from '#contract/office/order-states'
import {
  callOutcomes,
  cancelReasons,
  mostOrderLines as mostLines,
  mostSlips,
  mostSteps,
  queues,
} from '#contract/office/rules'
import { cursor, line, listOf, moment, version } from '#contract/office/wire'
import { maxQuantity, mostFeeTaka } from '#contract/shop'
import { done, Id, id, nameInPath, phoneNumber, Time, text, wholeNumber } from '#contract/wire'

const order = { order_id: id('order'), v: version() }
const status = () => wholeNumber('status', 0, 5)
const tell = () => z.boolean({ error: 'Please say whether to tell the customer' }).nullish()
const answered = done('success', { order: OfficeOrder })

/** All given filters apply. Without a queue, newest first. `staff`: the person who handles the order or worked on it. */
export const getOrders = staffRead('/api/office/orders', 'orders', {
  input: z.object({
    queue: z.enum(queues, { error: 'There is no such queue' }).nullish(),
    status: status().nullish(),
    /** A transaction id, four or more digits of the end of a number, or words of the name. */
    q: text('search', 100, 0).nullish(),
    district: text('district', 40, 0).nullish(),
    product: id('product').nullish(),
    staff: id('person').nullish(),
    from: moment('beginning').nullish(),
    to: moment('end').nullish(),
    after: cursor(),
  }),
  output: listOf('orders', OrderRow),
})
/** `oldest`: the time since the first order waits; for `later` the time of the next call. */
const Count = z.object({ n: z.int(), oldest: Time.nullable() })
export const getCounts = staffRead('/api/office/orders/counts', 'orders', {
  input: z.object({}),
  output: done('success', {
    call: Count,
    later: Count,
    pack: Count,
    hand: Count,
    way: Count,
    back: Count,
    blocked: Count,
    /** Of the shop's own site, waiting for its call; of no blocked number. */
    newest: Id.nullable(),
    messages: z.int(),
    reviews: z.int(),
  }),
})
export const getOrder = staffRead('/api/office/orders/one/:trans_id', 'orders', {
  input: z.object({ trans_id: nameInPath('transaction ID') }),
  output: answered,
})
/** Claims the free order that waits longest for a call, of no blocked number; null without one. */
export const nextOrder = staffChange('/api/office/orders/next', 'orders', {
  input: z.object({}),
  output: done('success', { order: OfficeOrder.nullable() }),
})
/**
 * The person's last act of the last minute that can still be undone, each of its orders: a page that
 * was loaded again offers it. `event`: the act, `until`: the end of its minute.
 */
export const getUndoable = staffRead('/api/office/orders/undoable', 'orders', {
  input: z.object({}),
  output: done('success', {
    acts: z.array(z.object({ event: OrderEvent, until: Time, order: OrderRow })),
  }),
})
/** A 409 with `current: { by, until }` while another claims it and `take_over` is not set. */
export const claimOrder = staffChange('/api/office/orders/claim', 'orders', {
  input: z.object({
    order_id: id('order'),
    take_over: z.boolean({ error: 'Please say whether to take it over' }).nullish(),
  }),
  output: answered,
})
export const releaseOrder = staffChange('/api/office/orders/release', 'orders', {
  input: z.object({ order_id: id('order') }),
  output: answered,
})
/** Records the result of a call about a pending order that no other person claims. */
export const recordCall = staffChange('/api/office/orders/call', 'orders', {
  input: z.object({
    ...order,
    outcome: z.enum(callOutcomes, { error: 'Please say how the call went' }),
    /**
     * Time of the next call: required for `later`; for `no_answer` it follows from the number of
     * calls.
     */
    call_at: moment('time of the call').nullish(),
    district: text('district', 40, 0).nullish(),
    note: text('note', 1000, 0).nullish(),
  }),
  output: answered,
})
/** Target of a step: never pending, and `cancelOrder` cancels. */
const next = () => wholeNumber('status', 1, 4)
/** Moves an order one status forward. An agent only from confirmed to packed, else 403. */
export const stepOrder = staffChange('/api/office/orders/step', 'orders', {
  input: z.object({ ...order, to: next() }),
  output: answered,
})
/** `status`, `message` and `current` equal those of a call for this order alone. */
const Row = z.object({
  order_id: Id,
  ok: z.boolean(),
  status: z.int(),
  message: z.string(),
  v: z.int().nullable(),
  undo: Id.nullable(),
  current: z.unknown().optional(),
})
const nameOrders = { error: 'Please name the orders' }
const eachOrder = () =>
  z
    .array(z.object(order, nameOrders), nameOrders)
    .min(1, nameOrders)
    .max(mostSteps, { error: `At most ${mostSteps} orders at once` })
    .refine((seen) => isEachOnce(seen.map(({ order_id }) => order_id)), {
      error: 'An order is there twice',
    })
/** Answers each row separately: a failed one does not stop the others. */
export const stepOrders = staffChange('/api/office/orders/steps', 'orders', {
  input: z.object({
    orders: eachOrder(),
    to: next(),
  }),
  output: done('success', { results: z.array(Row) }),
})
/** Undoes an own forward step or call result within 60 s, if the order has not changed since. */
export const undoAct = staffChange('/api/office/orders/undo', 'orders', {
  input: z.object({ event_id: id('act') }),
  output: answered,
})
/**
 * Cancels an order before it is shipped; no undo. An agent only before it is confirmed. `words`:
 * for staff; with the reason `other` the customer may read them.
 */
export const cancelOrder = staffChange('/api/office/orders/cancel', 'orders', {
  input: z.object({
    ...order,
    reason: z.enum(cancelReasons, { error: 'Please choose a reason' }),
    words: text('words', 900, 0).nullish(),
  }),
  output: answered,
})
const correction = { why: text('reason', 500), tell: tell() }
/**
 * Takes a final state of at most a week back to what the order was before, with its pieces and its
 * promo. `why`: for staff; `tell`: the customer gets the message of the state.
 */
export const correctOrder = staffChange('/api/office/orders/correct', 'correct', {
  input: z.object({ ...order, ...correction }),
  output: answered,
})
/** Like `stepOrders`: each row by itself. */
export const correctOrders = staffChange('/api/office/orders/corrections', 'correct', {
  input: z.object({ orders: eachOrder(), ...correction }),
  output: done('success', { results: z.array(Row) }),
})
const aLine = { error: 'Please say what the order is to hold' }
/**
 * Edits an order; the promo stays. On its way only name, number and address, with the same lines and
 * fee. An agent only before it is confirmed. The district follows the address, or is null again.
 * `lines`: the new lines: existing ones by id, or products at their current price.
 */
export const editOrder = staffChange('/api/office/orders/edit', 'orders', {
  input: z.object({
    ...order,
    lines: z
      .array(
        z
          .object(
            {
              line_id: id('line').nullish(),
              product_id: id('product').nullish(),
              quantity: wholeNumber('quantity', 1, maxQuantity),
              /** If the product's choice is sent with the order; of a line: another choice. */
              color_id: id('color').nullish(),
              size_id: id('size').nullish(),
            },
            aLine,
          )
          .refine(({ line_id, product_id }) => (line_id == null) !== (product_id == null), {
            error: 'A line is one of the order, or a product',
          }),
        aLine,
      )
      .min(1, { error: 'An order has at least one line' })
      .max(mostLines, { error: `An order may have at most ${mostLines} lines` })
      .refine((lines) => isEachOnce(lines.flatMap(({ line_id }) => line_id ?? [])), {
        error: 'A line is there twice',
      }),
    /** One of the shop's two, or the one that the order has; of an order that staff took any up to the most. */
    fee: wholeNumber('delivery fee', 0, mostFeeTaka),
    name: line('name', 100),
    number: phoneNumber(),
    address: text('address', 500),
    /** On its way: whether the customer gets the message of a sent parcel again. */
    tell: tell(),
  }),
  output: answered,
})
/** Changes the district by its name in either language, until the parcel leaves; later with `editAny`. */
export const setDistrict = staffChange('/api/office/orders/district', 'orders', {
  input: z.object({ ...order, district: text('district', 40) }),
  output: answered,
})
export const noteOrder = staffChange('/api/office/orders/note', 'orders', {
  input: z.object({ order_id: id('order'), text: text('note', 1000) }),
  output: answered,
})
export const recordOutcome = staffChange('/api/office/orders/outcome', 'outcomes', {
  input: z.object({
    ...order,
    outcome: z.enum(parcelOutcomes, { error: 'Please say what became of it' }),
    /** With `received`: counted pieces that go back in stock. */
    restock: z
      .array(z.object({ line_id: id('line'), quantity: wholeNumber('quantity', 1, maxQuantity) }))
      .max(mostLines, { error: `An order may have at most ${mostLines} lines` })
      .refine((lines) => isEachOnce(lines.map(({ line_id }) => line_id)), {
        error: 'A line is there twice',
      })
      .nullish(),
  }),
  output: answered,
})

/** Data of slips and labels of the existing orders; changes nothing. */
export const getSlips = staffRead('/api/office/slips', 'orders', {
  method: 'POST',
  input: z.object({
    order_ids: z
      .array(id('order'), nameOrders)
      .min(1, nameOrders)
      .max(mostSlips, {
        error: `At most ${mostSlips} slips at once`,
      }),
  }),
  /** `footer`: the shop's own words below each slip. */
  output: done('success', { slips: z.array(Slip), footer: z.string().nullable() }),
})

function isEachOnce(ids: number[]): boolean {
  return new Set(ids).size === ids.length
}
