import {
  isEscaped,
  isInWrongCode,
  isLost,
  isMostlyLost,
  isOfOldFont,
} from '#contract/office/broken-letters'
import type { OwnColumn } from '#contract/office/csv-columns'
import type { AttributeMeaning, Meaning } from '#contract/office/import-rules'
import { isDayNumber, isMadeDate } from '../../csv/made-dates.ts'
import { ownRowsOf } from '../../csv/own-rows.ts'
import { unguardCell } from '../../csv/safe-cells.ts'
import { isFormulaError, isPowerOfTen, isStandIn } from '../../csv/stand-ins.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'

/** What a cell holds: a fault of one is a value of another. */
type Held = 'name' | 'names' | 'color' | 'size' | 'code' | 'text' | 'other'

const held: Partial<Record<Meaning, Held>> = {
  ...{ title: 'name', option_name: 'name', image_alts: 'name' },
  ...{ categories: 'names', tags: 'names', type: 'names', vendor: 'names' },
  ...{ color: 'color', size: 'size' },
  ...{ id: 'code', slug: 'code', handle: 'code', ref: 'code', parent_ref: 'code' },
  ...{ sku: 'code', own_code: 'code' },
  ...{ description: 'text', short_description: 'text', order_policy: 'text' },
  ...{ price: 'other', old_price: 'other', regular_price: 'other', sale_price: 'other' },
  ...{ discount: 'other', minimum_order: 'other', stock: 'other', count: 'other' },
  ...{ low_at: 'other', state: 'other', counted: 'other', choice: 'other', in_stock: 'other' },
  ...{ published: 'other', status: 'other', visibility: 'other', backorders: 'other' },
}

export const lost = 'The Bengali letters of this file are lost; save it as "CSV UTF-8"'
const wrongCode =
  'These letters were read in a wrong code; open the original file and save it as "CSV UTF-8"'
const oldFont = 'These letters are of an old Bengali font; write them in Unicode'
const formulaError = 'This cell has the error of a formula; correct it in the spreadsheet'
const standIn =
  "This stands for an empty cell; leave the cell blank, or put ' before it if it is meant"
const powerOfTen =
  'A spreadsheet shortened this code and its last digits are lost; format the column as text and write the code again'
const madeDate = 'A spreadsheet made a date of this size, write it again'

type Content = { raw: string; text: string }

/**
 * Why the content of a cell is no value of its column. `text`: without the `'` that marks a value
 * as meant. `side`: what a value of a named option is.
 */
export function faultOf(
  meaning: Meaning,
  { raw, text }: Content,
  side?: AttributeMeaning,
): string | undefined {
  const what = side ?? held[meaning]
  if (!what) return undefined
  const isText = what === 'text'
  if (what !== 'other') {
    if (isInWrongCode(text)) return wrongCode
    // Links and codes of other shops may be written so.
    if (what !== 'code' && !isText && isEscaped(text)) return wrongCode
    if (what !== 'code' && isOfOldFont(text)) return oldFont
    if (isText ? isMostlyLost(text) : isLost(text)) return lost
  }
  if (unguardCell(raw.trim()) !== raw.trim()) return undefined
  const values = ['names', 'color', 'size'].includes(what) ? text.split(/[\n,>]/) : [text]
  if (values.some(isFormulaError)) return formulaError
  if (isText ? /^\w/.test(text) && isStandIn(text) : values.some(isStandIn)) return standIn
  // A formula finds 0 where it finds an empty cell.
  const hasZero = ['name', 'names', 'color'].includes(what)
  if (hasZero && values.some((value) => value.trim() === '0')) return standIn
  if (what !== 'other' && !isText && values.some(isPowerOfTen)) return powerOfTen
  const isChoice = what === 'color' || what === 'size'
  if (isChoice && values.some(isMadeDate)) return madeDate
  return what === 'size' && values.some(isDayNumber) ? madeDate : undefined
}

/** A fault of a cell that is no fault where the shop has this text already. */
export type Spoilt = {
  /** The shop's column, for a cell that is a value of one. */
  column: OwnColumn | null
  /** The file's name of the column. */
  name: string
  line: number
  text: string
  raw: string
  message: string
}

/** Whether a product of the shop has this text: a file of the shop brings it back. */
export function isTextOf(
  product: WholeProduct,
  { column, text }: Pick<Spoilt, 'column' | 'text'>,
): boolean {
  if (!column) return false
  return ownRowsOf(product).some(
    (row) => row[column] === text || row[column].split('\n').includes(text),
  )
}
