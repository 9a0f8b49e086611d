/** Bengali letters in Latin ones, as people type them. The unwritten vowel is left out. */
// biome-ignore format: a table, in the rows of the alphabet
const consonants: Record<string, string> = {
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'chh', জ: 'j', ঝ: 'jh', ঞ: 'n',
  ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n',
  প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh',
  স: 's', হ: 'h', '\u09dc': 'r', '\u09dd': 'rh', '\u09df': 'y', ৰ: 'r', ৱ: 'w',
}
// biome-ignore format: a table, in the rows of the alphabet
const signs: Record<string, string> = {
  'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi',
  'ো': 'o', 'ৌ': 'ou',
}
// biome-ignore format: a table, in the rows of the alphabet
const vowels: Record<string, string> = {
  অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou',
}
const closings: Record<string, string> = { 'ং': 'ng', ৎ: 't' }
const joiner = '\u09cd'
/** Ends of loan words, with no vowel behind: শার্ট, সিল্ক, বক্স. */
const closedEnd = /্[টড]$|[লর]্ক$|[কনর]্স$|ল্[মফ]$/u

/** Clusters that are not spoken as their letters one after the other. */
const clusters: [RegExp, string][] = [
  [/^ক্ষ/u, 'খ'],
  [/^জ্ঞ/u, 'গ'],
  [/(?<=[সশদতধ]্)ব/gu, 'ৱ'],
  [/ক্ষ/gu, 'ক্খ'],
  [/জ্ঞ/gu, 'গ্গ'],
  [/ঙ্গ/gu, 'ঙ'],
  [/ঙ্ক/gu, 'ংক'],
]

type Sound = { written: string; vowel: string | null; isOpen: boolean }

/** A Bengali word in Latin letters: জামদানি is jamdani. Other letters stay as they are. */
export function romanise(word: string): string {
  const plain = nuktas(word).replace(/[ঁঃ\u200c\u200d]/gu, '')
  const spelled = clusters.reduce((text, [letters, as]) => text.replace(letters, as), plain)
  const sounds = soundsOf(spelled)
  const last = sounds.at(-1)
  if (last && closedEnd.test(spelled)) last.isOpen = false
  keepSpokenVowels(sounds)
  return sounds.map(({ written, vowel }) => written + (vowel ?? '')).join('')
}

/** The three letters with a dot below, which NFC takes apart. */
function nuktas(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll('\u09a1\u09bc', '\u09dc')
    .replaceAll('\u09a2\u09bc', '\u09dd')
    .replaceAll('\u09af\u09bc', '\u09df')
}

/** Consonants with the vowel behind each; `isOpen` where none is written. */
function soundsOf(word: string): Sound[] {
  const letters = [...word]
  const sounds: Sound[] = []
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? ''
    const next = letters[at + 1] ?? ''
    const last = sounds.at(-1)
    const consonant = consonants[letter]
    if (consonant === undefined) {
      const vowel = vowels[letter] ?? signs[letter]
      if (vowel !== undefined) sounds.push({ written: '', vowel, isOpen: false })
      else if (letter !== joiner) {
        sounds.push({ written: closings[letter] ?? letter, vowel: null, isOpen: false })
      }
      continue
    }
    // Between two vowels it is only a glide: সালোয়ার.
    const isGlide = letter === '\u09df' && last?.vowel === 'o' && next === 'া'
    const written = isGlide ? 'w' : letters[at - 1] === joiner && letter === 'য' ? 'y' : consonant
    const isJoined = next === joiner
    const sign = signs[next]
    sounds.push({ written, vowel: sign ?? null, isOpen: sign === undefined && !isJoined })
    if (sign !== undefined || isJoined) at++
  }
  return sounds
}

/**
 * Fills in the unwritten vowel where it is spoken: neither at the end of a word, nor after a vowel
 * and one consonant before a consonant and a vowel.
 */
function keepSpokenVowels(sounds: Sound[]): void {
  for (let at = sounds.length - 1; at >= 0; at--) {
    const sound = sounds[at]
    if (!sound?.isOpen) continue
    const before = sounds[at - 1]
    const after = sounds[at + 1]
    const followsVowel = before !== undefined && (before.vowel !== null || before.isOpen)
    const isSilent =
      followsVowel && (after === undefined || (after.written !== '' && after.vowel !== null))
    if (!isSilent) sound.vowel = 'o'
  }
}
