import { latinDigit } from '#contract/office/numbers'

/**
 * Words that programs and spreadsheets write into a cell that has no text of its own. A `'` before
 * one marks it as meant.
 */

/** Errors of formulas, in the languages whose files the shop reads, and cells too narrow to show. */
const errors =
  /#(?:REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|ERROR!|EXTERNAL!|TIMEOUT!|BEZUG!|WERT!|ZAHL!|¡(?:REF|VALOR|DIV\/0|NUM)!|¿NOMBRE\?|VALEUR!|NOM\?)|^(?:#NV|#N\/D|#GETTING_DATA|#{3,}|Err:\d{3})$/
export const isFormulaError = (text: string) => errors.test(text.trim())

const empty =
  /^(?:NULL|null|\(null\)|<null>|\[NULL\]|nan|NaN|NaT|undefined|none|None|NONE|nil|Nil|NIL|<NA>|NA|N\/A|n\/a|N\.A\.|\\N|\((?:blank|empty|ফাঁকা)\)|Loading\.\.\.|[-–—_.]+)$/
/** Also as a part of a text that a program put together: `Shirt - undefined`, `{{title}}`. */
const emptyPart =
  /\[object \w+\]|\{\{[^{}]+\}\}|\$\{[^{}]+\}|(?:^|[-–/|·]\s*)(?:undefined|null|NaN)(?:\s*[-–/|·]|$)/
export const isStandIn = (text: string) => empty.test(text.trim()) || emptyPart.test(text.trim())

const sum =
  /^(?:(?:(?:grand|sub|net|sum|overall)[\s-]*)?totals?(?:\s+(?:amount|price|value|cost|stock|qty|quantity|items?|pieces|products?|taka|tk|bdt))?|sum)$|^(?:(?:সর্ব|উপ|সাব)[\s-]*)?(?:মোট|টোটাল)(?:\s+(?:দাম|মূল্য|টাকা|পরিমাণ|সংখ্যা|পণ্য|যোগফল|স্টক|পিস))?$|^(?:যোগফল|সমষ্টি|একুনে?)$/iu
/** Behind the word: the sum itself, as in `Total (12 items)`. */
const ofSum =
  /^[\s\p{Nd}.,৳)/-]*(?:(?:items?|pieces|pcs|products?|taka|tk|bdt|টি|টা|পিস|পণ্য|টাকা)[\s.,)/-]*)*$/iu
/** The name of the last line of a list: `Total Care` is none. */
export function isNameOfSum(text: string): boolean {
  const [word = '', ...rest] = text.normalize('NFC').split(/[:ঃ=(–]/u)
  return sum.test(word.trim().replace(/[.-]$/, '').trim()) && rest.every((each) => ofSum.test(each))
}

/** `8.90123E+12`: a spreadsheet wrote a long code so, and its last digits are lost. */
export const isPowerOfTen = (text: string) =>
  /^\d(?:(?:[.,]\d+)?E\+|[.,]\d+E)\d{1,3}$/i.test(text.trim().replace(/\p{Nd}/gu, latinDigit))

export const isOdd = (text: string) =>
  [isFormulaError, isStandIn, isNameOfSum, isPowerOfTen].some((is) => is(text))
