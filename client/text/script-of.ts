import type { Lang } from './times'

/** The language of a text by its letters, for `lang`: a screen reader chooses its voice by it. */
export function scriptOf(text: string): Lang {
  return /[\u0980-\u09ff]/.test(text) ? 'bn' : 'en'
}
