import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/shelves-shapes'

/** Menus with their categories, tags and banners, with how many goods stand there. */
export const getShelves: StaffCall<typeof shapes.getShelves> = {
  method: 'GET',
  path: '/api/office/shelves',
  access: 'staff',
  right: 'goodsSee',
}
/** Makes one, or changes one. Throws a 409 with `current` for another version. */
export const saveMenu: StaffCall<typeof shapes.saveMenu> = {
  method: 'POST',
  path: '/api/office/menus/save',
  access: 'staff',
  right: 'goods',
  changes: true,
}
/** All of them in their order. Throws a 409 where one was added meanwhile. */
export const orderMenus: StaffCall<typeof shapes.orderMenus> = {
  method: 'POST',
  path: '/api/office/menus/order',
  access: 'staff',
  right: 'goods',
  changes: true,
}
/** Throws a 422 while goods stand there and `move_to` is not said; the old name leads there then. */
export const removeMenu: StaffCall<typeof shapes.removeMenu> = {
  method: 'POST',
  path: '/api/office/menus/remove',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const saveCategory: StaffCall<typeof shapes.saveCategory> = {
  method: 'POST',
  path: '/api/office/categories/save',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const orderCategories: StaffCall<typeof shapes.orderCategories> = {
  method: 'POST',
  path: '/api/office/categories/order',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const removeCategory: StaffCall<typeof shapes.removeCategory> = {
  method: 'POST',
  path: '/api/office/categories/remove',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const saveTag: StaffCall<typeof shapes.saveTag> = {
  method: 'POST',
  path: '/api/office/tags/save',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const removeTag: StaffCall<typeof shapes.removeTag> = {
  method: 'POST',
  path: '/api/office/tags/remove',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const saveBanner: StaffCall<typeof shapes.saveBanner> = {
  method: 'POST',
  path: '/api/office/banners/save',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const orderBanners: StaffCall<typeof shapes.orderBanners> = {
  method: 'POST',
  path: '/api/office/banners/order',
  access: 'staff',
  right: 'goods',
  changes: true,
}
export const removeBanner: StaffCall<typeof shapes.removeBanner> = {
  method: 'POST',
  path: '/api/office/banners/remove',
  access: 'staff',
  right: 'goods',
  changes: true,
}
