import type { Lang } from './times'

/** A text in Bengali and in English. */
export type Pair<T = string> = readonly [bn: T, en: T]
type AnyPair = Pair<string | readonly (string | object)[]>
/** Texts of a screen, the two languages side by side: a missing half does not compile. */
export type Words = {
  readonly [key: string]: AnyPair | ((...given: never[]) => AnyPair) | Words
}

/** The same in one language. */
export type Said<W> = W extends readonly [infer Bengali, infer English]
  ? Bengali | English
  : W extends (...given: infer G) => readonly [infer Bengali, infer English]
    ? (...given: G) => Bengali | English
    : { readonly [K in keyof W]: Said<W[K]> }

/** English of words by their names, which the build keeps apart (vite-words.ts). */
export type English = Record<string, object>

/** Both halves of what was read: the same words are the same object again. */
const known = new WeakMap<object, [object?, object?]>()

/** Words of which the build has left only Bengali have a name, under the empty key. */
export function wordsIn<W extends Words>(words: W, lang: Lang, english?: English): Said<W> {
  const name = words[''] as unknown as string | undefined
  const nr = lang === 'en' ? 1 : 0
  return ((name ? nr && english?.[name] : halfOf(words, nr)) || words) as Said<W>
}

function halfOf(words: Words[string], nr: 0 | 1): unknown {
  if (Array.isArray(words)) return words[nr]
  if (typeof words === 'function') return (...given: never[]) => words(...given)[nr]
  const made = known.get(words) ?? []
  known.set(words, made)
  made[nr] ??= Object.fromEntries(
    Object.entries(words).map(([key, each]) => [key, halfOf(each, nr)]),
  )
  return made[nr]
}
