import { isMadeDate } from './made-dates.ts'
import { isOdd } from './stand-ins.ts'

/** Clears a field: a blank cell leaves it unchanged. */
export const cleared = '(none)'
export const isClearing = (cell: string) => cell.trim().toLowerCase() === cleared

/** Behind blanks too: some programs drop them. Tab and CR alone are dropped by others. */
const formula = /^(?:['\s\p{Cf}]*[=+\-@＝＋－＠]|'*[\t\r])/u
/** Where a program begins a cell if it separates by `;` or tab, up to a formula or other letters. */
const beginnings = /[;\t\r\n]['\s;\p{Cf}]*[=+\-@＝＋－＠]?/gu
const endsInFormula = /[=+\-@＝＋－＠]$/u
/** Digits and the signs between them in dates, times, fractions, sums and powers of ten. */
const numeric =
  /^[\s.,:/\-+()%\p{Sc}\u2010-\u2015\u2212]*\d(?:[\s\d.,:/\-+()%\p{Sc}\u2010-\u2015\u2212]|[ap]m?\b|[ezt](?=[\d+-])|z$)*$/iu
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu
const truth = /^(?:true|false)$/i

/**
 * A spreadsheet runs a cell that begins as a formula, and turns dates and numbers into its own
 * form; a word such as `NULL` would be read as an empty cell. A `'` before it marks a text; reading
 * removes the `'`.
 */
export function guardCell(text: string): string {
  const inside = atFormulas(text, (run) => run.replace(/\r\n|[;\t\r\n]/g, "$&'"))
  return isAtRisk(text) ? `'${inside}` : inside
}

export function unguardCell(cell: string): string {
  const text = atFormulas(cell, (run) => run.replace(/(\r\n|[;\t\r\n])'/g, '$1'))
  return text.startsWith("'") && isAtRisk(text) ? text.slice(1) : text
}

const atFormulas = (text: string, change: (run: string) => string) =>
  text.replace(beginnings, (run) => (endsInFormula.test(run) ? change(run) : run))

/** Ignores any number of leading `'`: guarding and unguarding mirror each other. */
function isAtRisk(text: string): boolean {
  if (formula.test(text)) return true
  const bare = text.replace(/^'+/, '')
  const plain = bare.trim()
  if (plain.length > 60) return false
  const wide = plain.normalize('NFKC')
  return (
    numeric.test(wide) ||
    truth.test(wide) ||
    wide.toLowerCase() === cleared ||
    isNamedDay(wide) ||
    isOdd(plain) ||
    isMadeDate(plain)
  )
}

/** `5 May`, `May-5`, `1 Jan 2026`: a month's name beside digits. */
function isNamedDay(text: string): boolean {
  const rest = text.replace(month, '')
  return rest !== text && /\d/.test(rest) && /^[\s\d.,:/-]+$/.test(rest)
}

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  // A reader may drop the blanks at the ends of a plain cell.
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
