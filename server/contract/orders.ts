import type { CustomerCall } from '#contract/endpoint'
import type * as shapes from '#contract/orders-shapes'

/** Treated as a change: another site could use up the customer's tries. */
export const applyPromo: CustomerCall<typeof shapes.applyPromo> = {
  method: 'POST',
  path: '/api/apply-promo',
  access: 'customer',
  changes: true,
}
/** The same lines, or the same `Idempotency-Key`, are one order: its first answer again. */
export const confirmOrder: CustomerCall<typeof shapes.confirmOrder> = {
  method: 'POST',
  path: '/api/order/confirm',
  access: 'customer',
  changes: true,
  isLong: true,
}
/** Newest first: twenty with a `page`, 100 without; `total` counts all. */
export const getOrders: CustomerCall<typeof shapes.getOrders> = {
  method: 'GET',
  path: '/api/get/orders',
  access: 'customer',
}
export const getOrder: CustomerCall<typeof shapes.getOrder> = {
  method: 'GET',
  path: '/api/get/order/:trans_id',
  access: 'customer',
}
export const cancelOrder: CustomerCall<typeof shapes.cancelOrder> = {
  method: 'POST',
  path: '/api/add/cancel-order',
  access: 'customer',
  changes: true,
}
