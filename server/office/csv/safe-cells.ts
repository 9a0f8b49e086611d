/** Clears a field: a blank cell leaves it unchanged. */
export const cleared = '(none)'
export const isClearing = (cell: string) => cell.trim().toLowerCase() === cleared

/** Tab and CR too: some programs drop them and read the formula behind. */
const formula = /^[=+\-@\t\r＝＋－＠]/u
/** Digits and the signs between them in dates, times, fractions, sums and powers of ten. */
const numeric =
  /^[\s\d.,:/\-+()%\p{Sc}\u2010-\u2015\u2212]*\d(?:[\s\d.,:/\-+()%\p{Sc}\u2010-\u2015\u2212]|[ap]m?\b|[ezt](?=[\d+-])|z$)*$/iu
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu
const truth = /^(?:true|false)$/i

/**
 * A spreadsheet runs a cell that begins as a formula, and turns dates and numbers into its own
 * form. A `'` before it marks a text; reading removes the `'`.
 */
export function guardCell(text: string): string {
  return isAtRisk(text) ? `'${text}` : text
}

export function unguardCell(cell: string): string {
  return cell.startsWith("'") && isAtRisk(cell) ? cell.slice(1) : cell
}

/** Ignores any number of leading `'`: guarding and unguarding mirror each other. */
function isAtRisk(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  if (formula.test(bare)) return true
  const plain = bare.trim()
  if (plain.length > 60) return false
  const wide = plain.normalize('NFKC')
  return (
    numeric.test(wide) || truth.test(wide) || wide.toLowerCase() === cleared || isNamedDay(wide)
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
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
