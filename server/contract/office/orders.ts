import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/orders-shapes'

export const getOrders = staffRead<typeof shapes.getOrders>('/api/office/orders', 'orders')
export const getCounts = staffRead<typeof shapes.getCounts>('/api/office/orders/counts', 'orders')
export const getOrder = staffRead<typeof shapes.getOrder>(
  '/api/office/orders/one/:trans_id',
  'orders',
)
/** Claims the free order that waits longest for a call; null without one. */
export const nextOrder = staffChange<typeof shapes.nextOrder>('/api/office/orders/next', 'orders')
/** A 409 with `current: { by, until }` while another claims it and `take_over` is not set. */
export const claimOrder = staffChange<typeof shapes.claimOrder>(
  '/api/office/orders/claim',
  'orders',
)
export const releaseOrder = staffChange<typeof shapes.releaseOrder>(
  '/api/office/orders/release',
  'orders',
)
/** Records the result of a call about a pending order that no other person claims. */
export const recordCall = staffChange<typeof shapes.recordCall>('/api/office/orders/call', 'orders')
/** Moves an order one status forward. An agent only from confirmed to packed, else 403. */
export const stepOrder = staffChange<typeof shapes.stepOrder>('/api/office/orders/step', 'orders')
/** Answers each row separately: a failed one does not stop the others. */
export const stepOrders = staffChange<typeof shapes.stepOrders>(
  '/api/office/orders/steps',
  'orders',
)
/** Undoes an own forward step or call result within 60 s, if the order has not changed since. */
export const undoAct = staffChange<typeof shapes.undoAct>('/api/office/orders/undo', 'orders')
/** Cancels an order before it is shipped; no undo. An agent only before it is confirmed. */
export const cancelOrder = staffChange<typeof shapes.cancelOrder>(
  '/api/office/orders/cancel',
  'orders',
)
/** Edits an order before it is shipped; the promo stays. An agent only before it is confirmed. */
export const editOrder = staffChange<typeof shapes.editOrder>('/api/office/orders/edit', 'orders')
export const noteOrder = staffChange<typeof shapes.noteOrder>('/api/office/orders/note', 'orders')
export const recordOutcome = staffChange<typeof shapes.recordOutcome>(
  '/api/office/orders/outcome',
  'outcomes',
)
/** Data of slips and labels of the existing orders; changes nothing. */
export const getSlips = staffRead<typeof shapes.getSlips>('/api/office/slips', 'orders', {
  method: 'POST',
})
