import { use } from 'react'
import { loadAgain } from '../../ui/load-again'
import type { Texts } from './bn'
import type { product as bengali } from './bn-product'
import { type Lang, useLang, useText } from './lang'

export type ProductTexts = Texts & typeof bengali

const loads = { bn: () => import('./bn-product'), en: () => import('./en-product') }
const coming = new Map<Lang, Promise<typeof bengali>>()

/** The words of a product's form, which load with its screen: the first load is at its limit. */
export function loadProductText(lang: Lang): Promise<typeof bengali> {
  const known = coming.get(lang)
  if (known) return known
  const words = loadAgain<{ product: typeof bengali }>(loads[lang]).then((texts) => texts.product)
  // A failure is forgotten: the next caller loads again.
  words.catch(() => coming.delete(lang))
  coming.set(lang, words)
  return words
}

/** The texts with those words; waits for them. */
export function useProductText(): ProductTexts {
  const text = useText()
  return { ...text, ...use(loadProductText(useLang())) }
}
