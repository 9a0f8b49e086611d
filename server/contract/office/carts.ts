import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { cartResults } from '#contract/office/rules'
import { cursor, listOf, moment } from '#contract/office/wire'
import { done, Id, ImageUrl, id, Taka, Time } from '#contract/wire'

/**
 * The cart of a customer with a saved number, changed last from an hour to seven days ago. `id`: the
 * customer; `name`, `number`: of the saved address. `goods`: the newest lines, `more` that many
 * others; `sum`: of all at the prices of now. `later_at`: when staff heard "later", where it is due.
 */
const LeftCart = z.object({
  id: Id,
  changed_at: Time,
  name: z.string(),
  number: z.string(),
  goods: z.array(
    z.object({
      title: z.string(),
      image: ImageUrl,
      quantity: z.int(),
      color: z.string().optional(),
      size: z.string().optional(),
    }),
  ),
  more: z.int(),
  sum: Taka,
  later_at: Time.nullable(),
})
export type LeftCart = z.infer<typeof LeftCart>

/**
 * The newest first; a 404 while the owner has not switched it on, as of all calls here. Not those of
 * blocked numbers, nor of whoever ordered since.
 */
export const getLeftCarts = staffRead('/api/office/carts', 'carts', {
  input: z.object({ after: cursor() }),
  output: listOf('carts', LeftCart),
})

/** What an order of the cart begins with. `is_account`: no other account has the number. */
const CartToOrder = z.object({
  id: Id,
  changed_at: Time,
  number: z.string(),
  name: z.string(),
  address: z.string(),
  is_account: z.boolean(),
  lines: z.array(
    z.object({
      product_id: Id,
      quantity: z.int(),
      color_id: Id.optional(),
      size_id: Id.optional(),
    }),
  ),
})
export type CartToOrder = z.infer<typeof CartToOrder>

/** A cart that is listed. */
export const getLeftCart = staffRead('/api/office/carts/of/:id', 'carts', {
  input: z.object({ id: id('customer') }),
  output: done('success', { cart: CartToOrder }),
})

/**
 * Takes a cart off the list: one for later until the next morning, any until the customer changes
 * it. `changed_at`: of the cart as the screen shows it. A 409 where another person was first.
 */
export const recordLeftCart = staffChange('/api/office/carts/record', 'carts', {
  input: z.object({
    id: id('customer'),
    changed_at: moment('time'),
    result: z.enum(cartResults, { error: 'Please say what became of it' }),
  }),
  output: done('success', {}),
})
/** Takes an own outcome back within 60 s. */
export const undoLeftCart = staffChange('/api/office/carts/undo', 'carts', {
  input: z.object({ id: id('customer') }),
  output: done('success', {}),
})
