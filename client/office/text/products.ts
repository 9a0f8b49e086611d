import { products as bn } from './bn-products'
import { products as en } from './en-products'
import { langNow, useLang } from './lang'

/** Texts of the screens of goods: with their chunks, since the first load has no room for them. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function useProductText() {
  return texts[useLang()]
}

/** The same outside of components. */
export function productTextNow() {
  return texts[langNow()]
}
