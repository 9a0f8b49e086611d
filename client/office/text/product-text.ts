import { use } from 'react'
import { loadAgain } from '../../ui/state/load-again'
import type { Texts } from './bn'
import { type Lang, useLang, useText } from './lang'
import type { bn } from './product'

export type ProductTexts = Texts & typeof bn

/** The build makes one script for each language: `?en` keeps the English export alone. */
const loads = {
  bn: async () => (await import('./product')).bn,
  en: async () => (await import('./product?en')).en as typeof bn,
}
const coming = new Map<Lang, Promise<typeof bn>>()

/** The words of a product's form, which load with its screen: the first load is at its limit. */
export function loadProductText(lang: Lang): Promise<typeof bn> {
  const known = coming.get(lang)
  if (known) return known
  const words = loadAgain(loads[lang])
  // An error is forgotten: the next caller loads again.
  words.catch(() => coming.delete(lang))
  coming.set(lang, words)
  return words
}

/** The texts with those words; waits for them. */
export function useProductText(): ProductTexts {
  const text = useText()
  return { ...text, ...use(loadProductText(useLang())) }
}
