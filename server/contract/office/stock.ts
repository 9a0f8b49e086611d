import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/stock-shapes'

/** Adds pieces or takes them away. Throws a 409 below 0. */
export const changeStock = staffChange<typeof shapes.changeStock>(
  '/api/office/stock/change',
  'stock',
)
/** Counts of a shelf, row by row: a row whose count is no longer the seen one fails alone. */
export const countStock = staffChange<typeof shapes.countStock>('/api/office/stock/count', 'stock')
/** Adds or takes pieces of a shelf, row by row: a row below 0 fails alone. */
export const changeStocks = staffChange<typeof shapes.changeStocks>(
  '/api/office/stock/changes',
  'stock',
)
/** Sets when choices run low: all of them, or a 404 and none. */
export const setLowAt = staffChange<typeof shapes.setLowAt>('/api/office/stock/low', 'stock')
export const getStockMoves = staffRead<typeof shapes.getStockMoves>(
  '/api/office/stock/moves',
  'goodsSee',
)
