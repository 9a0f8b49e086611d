import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/orders-shapes'

export const getOrders: StaffCall<typeof shapes.getOrders> = {
  method: 'GET',
  path: '/api/office/orders',
  access: 'staff',
  right: 'orders',
}
export const getCounts: StaffCall<typeof shapes.getCounts> = {
  method: 'GET',
  path: '/api/office/orders/counts',
  access: 'staff',
  right: 'orders',
}
export const getOrder: StaffCall<typeof shapes.getOrder> = {
  method: 'GET',
  path: '/api/office/orders/one/:trans_id',
  access: 'staff',
  right: 'orders',
}
/**
 * Claims the order that waits longest for a call and that nobody else has claimed; null without
 * one.
 */
export const nextOrder: StaffCall<typeof shapes.nextOrder> = {
  method: 'POST',
  path: '/api/office/orders/next',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/**
 * Throws a 409 with `current: { by, until }` while another claim exists and `take_over` is not set.
 */
export const claimOrder: StaffCall<typeof shapes.claimOrder> = {
  method: 'POST',
  path: '/api/office/orders/claim',
  access: 'staff',
  right: 'orders',
  changes: true,
}
export const releaseOrder: StaffCall<typeof shapes.releaseOrder> = {
  method: 'POST',
  path: '/api/office/orders/release',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/**
 * Records the result of a call about a pending order, unless another person has claimed it, and
 * releases it.
 */
export const tellCall: StaffCall<typeof shapes.tellCall> = {
  method: 'POST',
  path: '/api/office/orders/call',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/** Moves an order one status forward. An agent only from confirmed to packed, else 403. */
export const stepOrder: StaffCall<typeof shapes.stepOrder> = {
  method: 'POST',
  path: '/api/office/orders/step',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/** Answers each row separately: a failed one does not stop the others. */
export const stepOrders: StaffCall<typeof shapes.stepOrders> = {
  method: 'POST',
  path: '/api/office/orders/steps',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/** Undoes an own forward step or call result within 60 s, if the order has not changed since. */
export const undoAct: StaffCall<typeof shapes.undoAct> = {
  method: 'POST',
  path: '/api/office/orders/undo',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/**
 * Cancels an order before it is shipped; no undo. An agent only before it is confirmed, else 403.
 */
export const cancelOrder: StaffCall<typeof shapes.cancelOrder> = {
  method: 'POST',
  path: '/api/office/orders/cancel',
  access: 'staff',
  right: 'orders',
  changes: true,
}
/**
 * Edits an order before it is shipped; sums are computed again and the promo stays. An agent only
 * before it is confirmed.
 */
export const editOrder: StaffCall<typeof shapes.editOrder> = {
  method: 'POST',
  path: '/api/office/orders/edit',
  access: 'staff',
  right: 'orders',
  changes: true,
}
export const noteOrder: StaffCall<typeof shapes.noteOrder> = {
  method: 'POST',
  path: '/api/office/orders/note',
  access: 'staff',
  right: 'orders',
  changes: true,
}
export const tellOutcome: StaffCall<typeof shapes.tellOutcome> = {
  method: 'POST',
  path: '/api/office/orders/outcome',
  access: 'staff',
  right: 'outcomes',
  changes: true,
}
/** Data of slips and labels of the existing orders; changes nothing. */
export const getSlips: StaffCall<typeof shapes.getSlips> = {
  method: 'POST',
  path: '/api/office/slips',
  access: 'staff',
  right: 'orders',
}
