import { ownChange, ownRead } from '#contract/calls'
import type * as shapes from '#contract/cart-shapes'

export const getCart = ownRead<typeof shapes.getCart>('/api/get/carts')
export const addToCart = ownChange<typeof shapes.addToCart>('/api/add/cart', { owner: 'user_id' })
/** A GET that changes data, as in the spec. The cross-site guard treats it as a POST. */
export const deleteCartLine = ownChange<typeof shapes.deleteCartLine>('/api/delete/cart/:cartId', {
  method: 'GET',
})
export const incrementCartLine = ownChange<typeof shapes.incrementCartLine>(
  '/api/order/increment',
  { owner: 'user_id' },
)
export const decrementCartLine = ownChange<typeof shapes.decrementCartLine>(
  '/api/order/decrement',
  { owner: 'user_id' },
)
