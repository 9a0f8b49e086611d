import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/products-shapes'

/** Goods of a tab, 30 at a time. */
export const getProducts: StaffCall<typeof shapes.getProducts> = {
  method: 'GET',
  path: '/api/office/products',
  access: 'staff',
  right: 'goodsSee',
}
/** How many goods each tab has; up to 10 s old. */
export const getProductCounts: StaffCall<typeof shapes.getProductCounts> = {
  method: 'GET',
  path: '/api/office/products/counts',
  access: 'staff',
  right: 'goodsSee',
}
export const getOfficeProduct: StaffCall<typeof shapes.getOfficeProduct> = {
  method: 'GET',
  path: '/api/office/products/one/:id',
  access: 'staff',
  right: 'goodsSee',
}
/** Changes by staff, newest first. */
export const getProductHistory: StaffCall<typeof shapes.getProductHistory> = {
  method: 'GET',
  path: '/api/office/products/:id/history',
  access: 'staff',
  right: 'goodsSee',
}
/** The free link of a title, or whether a link is free. */
export const getSlug: StaffCall<typeof shapes.getSlug> = {
  method: 'GET',
  path: '/api/office/products/slug',
  access: 'staff',
  right: 'goods',
}
/**
 * Makes a product, or changes the named fields of one. Lists change by what is named in them; the
 * rest stays. A draft goes with it. Throws a 409 with `current` for another version.
 */
export const saveProduct: StaffCall<typeof shapes.saveProduct> = {
  method: 'POST',
  path: '/api/office/products/save',
  access: 'staff',
  right: 'goods',
  changes: true,
  isLong: 'form',
}
/** One act on up to 100 products. Answers each row separately; `undo` takes all of it back. */
export const changeProducts: StaffCall<typeof shapes.changeProducts> = {
  method: 'POST',
  path: '/api/office/products/many',
  access: 'staff',
  right: 'goods',
  changes: true,
  isLong: true,
}
/** Undoes an own act within 60 s, for each product that has not changed since. */
export const undoProducts: StaffCall<typeof shapes.undoProducts> = {
  method: 'POST',
  path: '/api/office/products/undo',
  access: 'staff',
  right: 'goods',
  changes: true,
}
/** Deletes a product that is off sale and that neither an order nor a review names. */
export const removeProduct: StaffCall<typeof shapes.removeProduct> = {
  method: 'POST',
  path: '/api/office/products/remove',
  access: 'staff',
  right: 'goodsRemove',
  proved: true,
  changes: true,
}
