import { isOneEditApart } from './one-edit.ts'
import { type Unit, unitOf } from './read-keyword.ts'
import type { Dictionary } from './synonyms.ts'

const leastRespelled = 5
const leastEnd = 4
/** The letters before the end: petticoat is no coat. */
const mostHead = 4
const leastBegun = 3

/** The thing that a phrase of the list ends with: a school bag is a bag. */
export function headOf({ words }: Unit, dictionary: Dictionary): Unit[] {
  return [{ ...unitOf(words.slice(-1), words.at(-2), dictionary), listed: true }]
}

/**
 * `isSure`: the word is one of these, whether the shop has it or not. `isWider`: they are only beside the
 * thing that was said, as a greeting card is no memory card.
 */
export type Meant = { units: Unit[]; isSure: boolean; isWider?: boolean }

/**
 * A word that nothing has, as a word of the list: by one letter it is misspelled; it begins one that is
 * still typed; or it ends with one, as a raincoat is a coat.
 */
export function respelled({ words, listed }: Unit, dictionary: Dictionary): Meant {
  const word = words.join('')
  const of = (key: string, isSure: boolean) => {
    return { units: [unitOf([key], undefined, dictionary)], isSure }
  }
  if (listed || word.length < leastBegun) return { units: [], isSure: false }
  let begun: string | undefined
  let ended: string | undefined
  for (const key of dictionary.synonyms.keys()) {
    if (Math.abs(key.length - word.length) <= 1 && key[0] === word[0]) {
      if (isMisspelled(word, key)) return of(key, true)
    } else if (key.startsWith(word) && !key.includes(' ')) {
      if (begun === undefined || key.length < begun.length) begun = key
    } else if (key.length >= leastEnd && word.endsWith(key) && !/^\p{M}/u.test(key)) {
      if (word.length - key.length <= mostHead && dictionary.roles.get(key) === 'thing') ended = key
    }
  }
  const meant = begun ?? ended
  return meant === undefined ? { units: [], isSure: false } : of(meant, false)
}

/** In a short word only a vowel that is often written otherwise: muja for moja, but no boat for a boot. */
function isMisspelled(word: string, key: string): boolean {
  if (!isOneEditApart(word, key)) return false
  if (word.length >= leastRespelled) return true
  const loose = (text: string) =>
    text
      .replace(/u/g, 'o')
      .replace(/e/g, 'i')
      .replace(/[aeiou]$/, '')
  return word.length === leastRespelled - 1 && loose(word) === loose(key)
}

/** What stands for a thing that the shop lacks: a bag for a wallet, chairs and tables for furniture. */
export function widerOf(unit: Unit, dictionary: Dictionary): Unit[] {
  const keys = [unit.words.join(' '), unit.words.join(''), ...unit.stems]
  const wider = keys.flatMap((key) => dictionary.wider.get(key) ?? [])
  if (wider.length === 0) return []
  const synonyms = wider.flatMap((key) => [key.split(' '), ...(dictionary.synonyms.get(key) ?? [])])
  return [{ ...unit, stems: [], menus: [], role: 'thing', synonyms }]
}
