import { pictures as bn } from './bn-pictures'
import { pictures as en } from './en-pictures'
import { useLang } from './lang'

/** Texts of a picture that is chosen: with the screens that have one. */
const texts: Record<'bn' | 'en', typeof bn> = { bn, en }

export function usePictureText() {
  return texts[useLang()]
}
