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
    ...['à[¤-·]', '‡[¶ß]', 'α[ªº]', 'а[¦§]'],
    // Dashes, quotes and signs: `â€™`, `â‚¬`, `â„¢`.
    ...[`â[${low}][${inside}]`, 'вЂ', '‚Ä'],
    // Latin letters: `Ã©`, `Â°`, `√©`, `├⌐`.
    ...[`Ã[${inside}]`, 'Â[\\xa0-\\xbf]', '√[©®†°±ß]', '[├┬][^\\s├┬─]'],
    // Other letters, of which one alone may be meant; signs of faces; what no code has.
    ...[`(?:[Ä-ßÎ-Û][${inside}]){2}`, 'ðŸ', '\ufffd'],
  ].join('|'),
  'u',
)
export const isInWrongCode = (text: string) => wrongCode.test(text)

/** Bengali of fonts older than Unicode stands in Latin letters between these signs: `†kvqvi`. */
const oldFont = /[†‡][A-Za-z]|[A-Za-z][¨¯][A-Za-z]/
export const isOfOldFont = (text: string) => oldFont.test(text)

/** A spreadsheet leaves three `?` of lost letters; a description may ask, and has other letters. */
export const isLost = (text: string) => /\?{3}/.test(text)
export function isMostlyLost(text: string): boolean {
  const letters = text.replace(/\s/g, '')
  return isLost(text) && 2 * letters.replace(/[^?]/g, '').length > letters.length
}
