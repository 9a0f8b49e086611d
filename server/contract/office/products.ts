import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/products-shapes'

export const getProducts = staffRead<typeof shapes.getProducts>('/api/office/products', 'goodsSee')
/** Number of products of each tab; up to 10 s old. */
export const getProductCounts = staffRead<typeof shapes.getProductCounts>(
  '/api/office/products/counts',
  'goodsSee',
)
export const getOfficeProduct = staffRead<typeof shapes.getOfficeProduct>(
  '/api/office/products/one/:id',
  'goodsSee',
)
export const getProductHistory = staffRead<typeof shapes.getProductHistory>(
  '/api/office/products/:id/history',
  'goodsSee',
)
/** The free link of a title, or whether a link is free. */
export const getSlug = staffRead<typeof shapes.getSlug>('/api/office/products/slug', 'goods')
/**
 * Makes a product, or changes the named fields of one. A list changes only its named members. A
 * draft is deleted with it. Throws a 409 with `current` for another version.
 */
export const saveProduct = staffChange<typeof shapes.saveProduct>(
  '/api/office/products/save',
  'goods',
  { isLong: 'form' },
)
/** What an own save did whose answer was lost; waits for one that still runs. Kept for 90 days. */
export const getSaved = staffChange<typeof shapes.getSaved>('/api/office/products/saved', 'goods')
/** One act on up to 100 products. Answers each row separately; `undo` takes all of it back. */
export const changeProducts = staffChange<typeof shapes.changeProducts>(
  '/api/office/products/many',
  'goods',
  { isLong: true },
)
/** Undoes an own act within 60 s, for each product that has not changed since. */
export const undoProducts = staffChange<typeof shapes.undoProducts>(
  '/api/office/products/undo',
  'goods',
)
/** Deletes a product that is off sale and that neither an order nor a review names. */
export const removeProduct = staffChange<typeof shapes.removeProduct>(
  '/api/office/products/remove',
  'goodsRemove',
  { proved: true },
)
