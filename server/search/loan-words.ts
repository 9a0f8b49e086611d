import { hearDistance } from './spoken.ts'

/** Another pronunciation costs a little: the written one comes first. */
const otherwiseCost = 0.05

/** Sounds of English words, in the letters of `shop_spoken`. Earlier rules prepare for later ones. */
const englishRules: [RegExp, string][] = [
  [/(?<=[aeiou])s(?=[aeiou])/g, 'z'],
  [/dge/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/th/g, 'T'],
  [/ph/g, 'f'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/ie$/g, 'i'],
  [/ea(?=[dt])/g, 'e'],
  [/ea/g, 'i'],
  [/air/g, 'ear'],
  [/ai|ay/g, 'e'],
  [/ow(?=er|[^aeiou]|$)|ou/g, 'au#'],
  [/oa/g, 'o'],
  [/au(?!#)|aw/g, 'o'],
  [/ui/g, 'u'],
  [/[iu]r(?=[^aeiou])/g, 'ar'],
  // An open syllable: the vowel says its name.
  [/^([^aeiou]*)i(?=[^aeiou]?[^aeiou]?[aeiouy])/g, '$1ai'],
  [/(?<=[^aeiou])y(?=[^aeiou])/g, 'ai'],
  [/a(?=[^aeiouy]e|bl)/g, 'e'],
  [/(?<=[^aeiou])le$/g, 'el'],
  [/er(?=[^aeiou]|$)/g, 'ar'],
  [/(?<=[aeiou].*[^aeiou])e$/g, ''],
  [/w/g, 'o'],
  [/v/g, 'B'],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/#/g, ''],
]

/** Distance over two scripts: a loan word in English spelling is also compared as it sounds. */
export function hearAcross(
  [word, spoken]: readonly [string, string],
  [term, termSpoken]: readonly [string, string],
): number {
  const ways = waysOf(word, spoken)
  const termWays = waysOf(term, termSpoken)
  const distances = ways.flatMap((ours, nr) =>
    termWays.map((theirs, termNr) => {
      return hearDistance(ours, theirs) + (nr + termNr > 0 ? otherwiseCost : 0)
    }),
  )
  return Math.min(...distances)
}

function waysOf(word: string, spoken: string): string[] {
  const spelled = /^[a-z]+$/.test(word)
    ? englishRules.reduce((sounds, [written, sound]) => sounds.replace(written, sound), word)
    : spoken.replace(/^oa/, 'a')
  // Between two vowels it is only a glide.
  const plain = spelled.replace(/(?<=[aeou])i(?=[aeou])/g, '').replace(/(.)\1+/g, '$1')
  return [...new Set([spoken, plain])]
}
