/**
 * Letters that a program read in a wrong code: UTF-8 taken for the code of one language. Each
 * pattern is the beginning of a letter of UTF-8 as that code shows it. No Node, no DOM, no zod.
 */

/** Bytes that are not the first of a letter, in Windows-1252. */
const low = '\\x80-\\x9f€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const inside = `${low}\\xa0-\\xbf`
const wrongCode = new RegExp(
  [
    // Bengali and its neighbours in Windows-1252, Mac, DOS and Windows-1251.
    ...['à[¤-·]', '‡[§¶ß]', 'α[ªº]', 'а[¤¦§¶]'],
    // The same in codes of other countries: their letter of E0 behind a sign of its second byte.
    ...['[ŕΰאą][¤-§]', 'ΰ₯', 'Ó[ªº]', 'ŕŚ', 'àŠ', 'Ю[╓╔╕╖]', '(?:р[джз]\\S){2}', 'เฆ.เ[ฆง]'],
    // Those of two bytes a letter.
    ...['[唳唰鈥鄏]', '[爬爰]\\S{0,2}[\\uff61-\\uff9f]', '窶'],
    // Dashes, quotes and signs: `â€™`, `â‚¬`, `â„¢`.
    ...[`â[${low}][${inside}]`, '[âβגāโ]€', 'â[śŚ]', 'в[Ђњ]', 'вА[УЩЬЭ]', 'тА[УЩЬЭ]', '‚[Äú]'],
    // Latin letters: `Ã©`, `Â°`, `√©`, `├⌐`.
    ...[`Ã[${inside}]`, 'Â[\\xa0-\\xbf]', '√[©®†°±ßґ∂√]', '¬∞', '[├┬][^\\s├┬─]'],
    ...['[ĂĆΓֳأ][\\xa1-\\xbf]', 'Г[©®±¶¤]', '[ВΒֲآĀ]°'],
    // Other letters, of which one alone may be meant; signs of faces; what no code has.
    ...[`(?:[Ä-ßÎ-Û][${inside}]){2}`, 'ðŸ', '\ufffd', '[\\x80-\\x84\\x86-\\x9f]'],
    // UTF-16, whose second byte of Bengali is a tab.
    ...[`(?:[${low}\\xa0-\\xff]\\t){2}`, `(?:\\t[${low}\\xa0-\\xff]){2}`],
  ].join('|'),
  'u',
)
export const isInWrongCode = (text: string) => wrongCode.test(text)

/** Bytes and numbers of letters, as programs write them: `\u099c`, `\xe0\xa6`, `=E0=A6`, `%E0%A6`. */
const escaped = /\\u\{?[\da-f]{4}|\\x[89a-f][\da-f]\\x|[=%]E[\da-f][=%][89AB][\da-f]/i
export const isEscaped = (text: string) => escaped.test(text)

/** Bengali of fonts older than Unicode stands in Latin letters between these signs: `†kvqvi`. */
const oldFont = /[†‡][A-Za-z]|[A-Za-z][¨¯][A-Za-z]/
export const isOfOldFont = (text: string) => oldFont.test(text)

/** A spreadsheet leaves three `?` of lost letters; a description may ask, and has other letters. */
export const isLost = (text: string) => /\?{3}/.test(text)
export function isMostlyLost(text: string): boolean {
  const letters = text.replace(/\s/g, '')
  return isLost(text) && 2 * letters.replace(/[^?]/g, '').length > letters.length
}
