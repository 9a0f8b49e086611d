import { z } from 'zod'
import { AskedPart } from '#contract/cart'
import { eventNames } from '#contract/office/order-states'
import { orderSources, payWays } from '#contract/office/rules'
import { Id, ImageUrl, Taka, Time } from '#contract/wire'

export const PhoneRecord = z.object({
  delivered: z.int(),
  returned: z.int(),
  cancelled: z.int(),
  open: z.int(),
})
export type PhoneRecord = z.infer<typeof PhoneRecord>

const Claim = z.object({ by: z.string(), mine: z.boolean(), until: Time })

/**
 * `number`: masked for agents on closed orders, `017****042`. `calls`: unanswered calls since the
 * last answered one. `handed_at`: time of handing to the courier, for a parcel in transit.
 * `wrong_number`: result of the last call. `same_phone`: other open orders of the number. `title`
 * `quantity`, `color` and `size` are of the first line, `more` counts the others. `fee_too_low`: the
 * fee of Dhaka, and an address outside. `blocked`: of an open order whose number is blocked now; `until`
 * is the last day, null for ever. `source`: of an order that staff took. `due`: the sum to pay at the door,
 * where an advance made it less than `total`. `joined_into`: the order into which its products went.
 */
export const OrderRow = z.object({
  id: Id,
  v: z.int(),
  trans_id: z.string(),
  status: z.int().min(0).max(5),
  outcome: z.enum(['coming_back', 'returned', 'lost']).nullable(),
  name: z.string(),
  number: z.string(),
  address: z.string(),
  district: z.string().nullable(),
  total: Taka,
  due: Taka.optional(),
  source: z.enum(orderSources).optional(),
  joined_into: z.string().optional(),
  created_at: Time,
  call_at: Time,
  handed_at: Time.nullable(),
  calls: z.int(),
  wrong_number: z.boolean(),
  title: z.string(),
  quantity: z.int(),
  color: z.string().optional(),
  size: z.string().optional(),
  more: z.int(),
  record: PhoneRecord,
  same_phone: z.int(),
  claim: Claim.nullable(),
  fee_too_low: z.literal(true).optional(),
  blocked: z.object({ reason: z.string(), until: z.iso.date().nullable() }).optional(),
})
export type OrderRow = z.infer<typeof OrderRow>

/**
 * `color` and `size` as far as they were chosen; `asked_on_call`: what else the product has, of a pending
 * order. `to_restock`: its counted pieces, not given back yet.
 */
const Line = z.object({
  id: Id,
  product_id: Id,
  title: z.string(),
  slug: z.string(),
  image: ImageUrl,
  quantity: z.int(),
  price: Taka,
  color_id: Id.optional(),
  size_id: Id.optional(),
  color: z.string().optional(),
  size: z.string().optional(),
  asked_on_call: z.array(AskedPart).optional(),
  to_restock: z.int().optional(),
})

/**
 * Events, oldest first. `by`: staff, or null for the customer, for SQL and for the shop itself.
 * `data` by kind, without empty fields:
 * - status { call?, note?, reason?, words?, into?, customer? }: `call` is `confirmed` or `refused` after a
 *   call, `reason` is for a cancellation by staff, `into` for one whose products went into that order,
 *   `customer` for one by the customer
 * - call { outcome, call_at, note? }: the other outcomes of a call
 * - claim { from? }: the former holder
 * - edit { changes: { lines?, fee?, total?, rebate?, paid?, name?, number?, address?, district? }, on_way?,
 *   tell?, customer?, way?, reference?, why?, joined? }: each change `{ before, after }`; lines are lists of { title, quantity, price, color?, size? };
 *   `on_way`: the courier had the parcel, `tell`: the customer got a message, `customer`: who made it;
 *   `way`, `reference` of a payment, `why` of a rebate, `joined`: the order whose products came
 * - correction { event, why, from_outcome, outcome, tell? } of a final state, by the event that made it
 * - note { text }, outcome { outcome, restock? } as recorded then, undo { event }
 */
export const OrderEvent = z.object({
  id: Id,
  at: Time,
  kind: z.enum(eventNames),
  from_status: z.int().nullable(),
  to_status: z.int().nullable(),
  by: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** `others`: open orders of the same number. `undo`: what this person can undo, and until when. */
export const OfficeOrder = OrderRow.extend({
  email: z.string().nullable(),
  /** The district that the address names for sure, while the order has none. */
  district_guess: z.string().nullable(),
  customer_id: Id.nullable(),
  fee: Taka,
  subtotal: Taka,
  discount: Taka,
  promo: z.string().nullable(),
  /** A sum that staff took off, only where there is one. */
  rebate: z.object({ taka: Taka, why: z.string().nullable() }).optional(),
  /** What came before the parcel left, oldest first, only where something came; given back: below 0. */
  payments: z
    .array(
      z.object({
        id: Id,
        taka: z.int(),
        way: z.enum(payWays),
        reference: z.string().nullable(),
        by: z.string().nullable(),
        at: Time,
        /** Until when this person can take it back. */
        undo_until: Time.optional(),
      }),
    )
    .optional(),
  /** Of a promo that is no sum: what it takes off other lines, or with another fee. */
  promo_terms: z
    .object({
      percent: z.int().optional(),
      most: Taka.optional(),
      free_delivery: z.literal(true).optional(),
    })
    .optional(),
  /** The shop's present fees; the order may have another. */
  fees: z.object({ inside: Taka, outside: Taka }),
  lines: z.array(Line),
  events: z.array(OrderEvent),
  others: z.array(
    z.object({ trans_id: z.string(), status: z.int(), total: Taka, created_at: Time }),
  ),
  /** Messages of the customer, by email or number; newest first. */
  messages: z.array(z.object({ id: Id, subject: z.string(), message: z.string(), at: Time })),
  undo: z.object({ event_id: Id, until: Time }).nullable(),
  /** The state before the final one, while this person can correct the order. */
  correct: z
    .object({
      status: z.int(),
      outcome: z.enum(['coming_back', 'returned', 'lost']).nullable(),
      until: Time,
    })
    .nullable(),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

/**
 * `due`: the sum that the courier collects; `rebate` and `paid` only where there are. `invoiced_at`: when the products were packed, or now where
 * they are not; the days to report a damaged product run from it.
 */
export const Slip = z.object({
  id: Id,
  trans_id: z.string(),
  invoiced_at: Time,
  name: z.string(),
  number: z.string(),
  address: z.string(),
  district: z.string().nullable(),
  lines: z.array(Line),
  subtotal: Taka,
  fee: Taka,
  discount: Taka,
  rebate: Taka.optional(),
  paid: z.int().optional(),
  due: Taka,
})
export type Slip = z.infer<typeof Slip>
