import { useQuery } from '@tanstack/react-query'
import {
  getBanners,
  getCategories,
  getMenus,
  getProduct,
  getProducts,
  suggestSearch,
} from '#contract/catalog'
import { pageSize, reviewsAtOnce } from '#contract/shop'
import { read, readPages } from '../api/read'

/** All Products of the home screen, growing by twelve. */
export const productPages = () =>
  readPages(
    getProducts,
    (page) => ({ page, limit: pageSize }),
    (answer) => answer,
  )
export const bannersQuery = () => read(getBanners, {})
export const categoriesQuery = () => read(getCategories, {})
/** The spec's loading flag is on during product load. */
export const productQuery = (slug: string) => ({
  ...read(getProduct, { slug, reviews: reviewsAtOnce }),
  meta: { overlay: true },
})

/** `menus` are the visible ones: their status is 1. */
export function useActiveMenus() {
  const query = useQuery(menusQuery())
  const all = query.data?.menus ?? []
  return { menus: all.filter(({ status }) => status === 1), all, isKnown: !query.isPending }
}

export const menusQuery = () => read(getMenus, {})

/** Of the header's search, while somebody types. */
export const suggestionsQuery = (keyword: string) => read(suggestSearch, { keyword })
