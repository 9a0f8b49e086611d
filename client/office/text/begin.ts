import { begin as bn } from './bn-begin'
import { begin as en } from './en-begin'
import { useLang } from './lang'

/** Texts of the first steps: with their screen's chunk. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function useBeginText() {
  return texts[useLang()]
}
