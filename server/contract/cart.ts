import { z } from 'zod'
import { ownChange, ownRead } from '#contract/calls'
import { maxQuantity } from '#contract/shop'
import { done, Id, ImageUrl, id, Taka, text, wholeNumber } from '#contract/wire'

export const LineProduct = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  image: ImageUrl,
  price: Taka,
  old_price: Taka.nullable(),
})
export type LineProduct = z.infer<typeof LineProduct>

/** A part of the choice that the product has and the line has not: the call asks for it. */
export const AskedPart = z.enum(['color', 'size'])
export type AskedPart = z.infer<typeof AskedPart>

/** 1: the answer names these parts. */
export const onCall = text('wish for parts to ask about', 20, 0).nullish()

export const CartItem = z.object({
  id: Id,
  product_id: Id,
  user_id: Id,
  quantity: z.int().positive(),
  /** The choice, as far as one was made. */
  color_id: Id.optional(),
  size_id: Id.optional(),
  color: z.string().optional(),
  size: z.string().optional(),
  /** The choice is missing where it has to go with the order. */
  needs_choice: z.literal(true).optional(),
  /** Only with `on_call`. */
  asked_on_call: z.array(AskedPart).optional(),
  /** `left`: pieces of counted products, where they are few or fewer than `quantity`. */
  product: LineProduct.extend({
    minimum_order: z.int().positive(),
    stock: z.int(),
    left: z.int().positive().optional(),
  }),
})
export type CartItem = z.infer<typeof CartItem>

const ownLine = z.object({ user_id: id('customer').nullish(), cart_id: id('cart line') })

/** `on_call` 1: lines have `asked_on_call`. */
export const getCart = ownRead('/api/get/carts', {
  input: z.object({ on_call: onCall }),
  output: z.object({ carts: z.array(CartItem) }),
})
export const addToCart = ownChange('/api/add/cart', {
  owner: 'user_id',
  input: z.object({
    user_id: id('customer').nullish(),
    product_id: id('product'),
    quantity: wholeNumber('quantity', 1, maxQuantity),
    /** Only where the choice has to go with the order; a single one may be left out. */
    color_id: id('color').nullish(),
    size_id: id('size').nullish(),
  }),
  output: z.union([
    done('added', { cart: CartItem }),
    z.object({ message: z.literal('exists'), cart: z.undefined().optional() }),
  ]),
})
/**
 * Not in the spec, whose `add/cart` has no choice: puts color and size on a line, in place of what it
 * had. Either may be left out unless the choice has to go with the order. Refused only where they are
 * not the product's. `exists`: another line of the product has this choice.
 */
export const setCartChoice = ownChange('/api/set/cart/choice', {
  owner: 'user_id',
  input: ownLine.extend({ color_id: id('color').nullish(), size_id: id('size').nullish() }),
  output: z.union([
    done('success', { cart: CartItem }),
    z.object({ message: z.literal('exists'), cart: z.undefined().optional() }),
  ]),
})
/** A GET that changes data, as in the spec. The cross-site guard treats it as a POST. */
export const deleteCartLine = ownChange('/api/delete/cart/:cartId', {
  method: 'GET',
  input: z.object({ cartId: id('cart line') }),
  output: done('deleted', {}),
})
/** `set_to`: this quantity in place of one more. */
export const incrementCartLine = ownChange('/api/order/increment', {
  owner: 'user_id',
  input: ownLine.extend({ set_to: wholeNumber('quantity', 1, maxQuantity).nullish() }),
  output: done('success', { cart: CartItem }),
})
export const decrementCartLine = ownChange('/api/order/decrement', {
  owner: 'user_id',
  input: ownLine,
  output: done('success', { cart: CartItem }),
})
