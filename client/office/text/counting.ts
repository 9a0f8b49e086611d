import { counting as bn } from './bn-counting'
import { counting as en } from './en-counting'
import { langNow, useLang } from './lang'

/** Texts of counting: loaded with its dialog. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function useCountText() {
  return texts[useLang()].count
}

/** The same outside of components. */
export function countTextNow() {
  return texts[langNow()].count
}
