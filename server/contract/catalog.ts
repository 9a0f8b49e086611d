import type * as shapes from '#contract/catalog-shapes'
import type { Call } from '#contract/endpoint'

export const getMenus: Call<typeof shapes.getMenus> = {
  method: 'GET',
  path: '/api/get/category',
  access: 'anyone',
}
export const getBanners: Call<typeof shapes.getBanners> = {
  method: 'GET',
  path: '/api/get/banners',
  access: 'anyone',
}
export const getCategories: Call<typeof shapes.getCategories> = {
  method: 'GET',
  path: '/api/get/customer/category',
  access: 'anyone',
}
export const getProducts: Call<typeof shapes.getProducts> = {
  method: 'GET',
  path: '/api/get/customer/products',
  access: 'anyone',
}
export const getProduct: Call<typeof shapes.getProduct> = {
  method: 'GET',
  path: '/api/get/slug/product/:slug',
  access: 'anyone',
}
export const listCategory: Call<typeof shapes.listCategory> = {
  method: 'POST',
  path: '/api/get/customer/categories/products/:category',
  access: 'anyone',
}
export const listMenu: Call<typeof shapes.listMenu> = {
  method: 'POST',
  path: '/api/get/customer/menus/products/:menu',
  access: 'anyone',
}
export const listTag: Call<typeof shapes.listTag> = {
  method: 'POST',
  path: '/api/get/customer/tags/products/:tag',
  access: 'anyone',
}
/** `:discount` is the percent. */
export const listDiscount: Call<typeof shapes.listDiscount> = {
  method: 'POST',
  path: '/api/get/customer/discount/products/:discount',
  access: 'anyone',
}
/** The page object stands at the top level (spec section 3). */
export const searchProducts: Call<typeof shapes.searchProducts> = {
  method: 'GET',
  path: '/api/search/products',
  access: 'anyone',
}
