import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/stock-shapes'

/** Adds pieces or takes them away. Throws a 409 below 0. */
export const changeStock: StaffCall<typeof shapes.changeStock> = {
  method: 'POST',
  path: '/api/office/stock/change',
  access: 'staff',
  right: 'stock',
  changes: true,
}
/** Counts of a shelf, row by row: a row whose count is no longer the seen one fails alone. */
export const countStock: StaffCall<typeof shapes.countStock> = {
  method: 'POST',
  path: '/api/office/stock/count',
  access: 'staff',
  right: 'stock',
  changes: true,
}
/** Adds or takes pieces of a shelf, row by row: a row below 0 fails alone. */
export const changeStocks: StaffCall<typeof shapes.changeStocks> = {
  method: 'POST',
  path: '/api/office/stock/changes',
  access: 'staff',
  right: 'stock',
  changes: true,
}
/** Sets when choices run low: all of them, or a 404 and none. */
export const setLowAt: StaffCall<typeof shapes.setLowAt> = {
  method: 'POST',
  path: '/api/office/stock/low',
  access: 'staff',
  right: 'stock',
  changes: true,
}
/** Moves of a product's pieces, newest first. */
export const getStockMoves: StaffCall<typeof shapes.getStockMoves> = {
  method: 'GET',
  path: '/api/office/stock/moves',
  access: 'staff',
  right: 'goodsSee',
}
