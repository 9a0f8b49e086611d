import { shelves as bn } from './bn-shelves'
import { shelves as en } from './en-shelves'
import { useLang } from './lang'

/** Texts of the shelves: with their screen's chunk. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function useShelfText() {
  return texts[useLang()]
}
