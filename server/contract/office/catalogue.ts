import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/catalogue-shapes'

/** Menus with their categories, tags and banners, and their numbers of products. */
export const getCatalogue = staffRead<typeof shapes.getCatalogue>('/api/office/shelves', 'goodsSee')
/** Makes one, or changes one. Throws a 409 with `current` for another version. */
export const saveMenu = staffChange<typeof shapes.saveMenu>('/api/office/menus/save', 'goods')
/** Orders all of them. Throws a 409 where one was added meanwhile. */
export const orderMenus = staffChange<typeof shapes.orderMenus>('/api/office/menus/order', 'goods')
/** Throws a 422 while it has products and `move_to` is missing; the old name then leads there. */
export const removeMenu = staffChange<typeof shapes.removeMenu>('/api/office/menus/remove', 'goods')
export const saveCategory = staffChange<typeof shapes.saveCategory>(
  '/api/office/categories/save',
  'goods',
)
export const orderCategories = staffChange<typeof shapes.orderCategories>(
  '/api/office/categories/order',
  'goods',
)
export const removeCategory = staffChange<typeof shapes.removeCategory>(
  '/api/office/categories/remove',
  'goods',
)
export const saveTag = staffChange<typeof shapes.saveTag>('/api/office/tags/save', 'goods')
export const removeTag = staffChange<typeof shapes.removeTag>('/api/office/tags/remove', 'goods')
export const saveBanner = staffChange<typeof shapes.saveBanner>('/api/office/banners/save', 'goods')
export const orderBanners = staffChange<typeof shapes.orderBanners>(
  '/api/office/banners/order',
  'goods',
)
export const removeBanner = staffChange<typeof shapes.removeBanner>(
  '/api/office/banners/remove',
  'goods',
)
