import { publicRead } from '#contract/calls'
import type * as shapes from '#contract/catalog-shapes'

export const getMenus = publicRead<typeof shapes.getMenus>('/api/get/category')
export const getBanners = publicRead<typeof shapes.getBanners>('/api/get/banners')
export const getCategories = publicRead<typeof shapes.getCategories>('/api/get/customer/category')
export const getProducts = publicRead<typeof shapes.getProducts>('/api/get/customer/products')
export const getProduct = publicRead<typeof shapes.getProduct>('/api/get/slug/product/:slug')
export const listCategory = publicRead<typeof shapes.listCategory>(
  '/api/get/customer/categories/products/:category',
  { method: 'POST' },
)
export const listMenu = publicRead<typeof shapes.listMenu>(
  '/api/get/customer/menus/products/:menu',
  { method: 'POST' },
)
export const listTag = publicRead<typeof shapes.listTag>('/api/get/customer/tags/products/:tag', {
  method: 'POST',
})
/** `:discount` is the percent. */
export const listDiscount = publicRead<typeof shapes.listDiscount>(
  '/api/get/customer/discount/products/:discount',
  { method: 'POST' },
)
/** The page object stands at the top level (spec section 3). */
export const searchProducts = publicRead<typeof shapes.searchProducts>('/api/search/products')
/** While typing: titles and categories of the closest products. Beside the specification. */
export const suggestSearch = publicRead<typeof shapes.suggestSearch>('/api/search/suggestions')
