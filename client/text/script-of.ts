import type { Lang } from './times'

/** The language of what a shop or a shopper wrote, by its letters: for `lang`, as of a voice. */
export function scriptOf(text: string): Lang {
  return /[\u0980-\u09ff]/.test(text) ? 'bn' : 'en'
}
