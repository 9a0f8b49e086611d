import type { Texts } from './bn'
import { product as bengali } from './bn-product'
import { product as english } from './en-product'
import { useLang, useText } from './lang'

export type ProductTexts = Texts & typeof bengali

/** With the words of a product's form, which come with its screen: the first load is at its limit. */
export function useProductText(): ProductTexts {
  const text = useText()
  return { ...text, ...(useLang() === 'en' ? english : bengali) }
}
