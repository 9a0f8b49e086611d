import type * as shapes from '#contract/cart-shapes'
import type { CustomerCall } from '#contract/endpoint'

export const getCart: CustomerCall<typeof shapes.getCart> = {
  method: 'GET',
  path: '/api/get/carts',
  access: 'customer',
}
export const addToCart: CustomerCall<typeof shapes.addToCart> = {
  method: 'POST',
  path: '/api/add/cart',
  access: 'customer',
  changes: true,
  owner: 'user_id',
}
/** A GET that changes data, as in the spec. The cross-site guard treats it as a POST. */
export const deleteCartLine: CustomerCall<typeof shapes.deleteCartLine> = {
  method: 'GET',
  path: '/api/delete/cart/:cartId',
  access: 'customer',
  changes: true,
}
export const incrementCartLine: CustomerCall<typeof shapes.incrementCartLine> = {
  method: 'POST',
  path: '/api/order/increment',
  access: 'customer',
  changes: true,
  owner: 'user_id',
}
export const decrementCartLine: CustomerCall<typeof shapes.decrementCartLine> = {
  method: 'POST',
  path: '/api/order/decrement',
  access: 'customer',
  changes: true,
  owner: 'user_id',
}
