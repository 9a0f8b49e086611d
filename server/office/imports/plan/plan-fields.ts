import type { OwnColumn } from '#contract/office/csv-columns'
import type { ProductChanges } from '#contract/office/product-changes'
import { cleanSlug } from '../../products/slug.ts'
import { canBeTwoNumbers, readCount, readMoney, twoNumbers } from '../read/read-numbers.ts'
import {
  type ChangedCell,
  changedCell,
  labelOf,
  type Planning,
  type Step,
  shown,
} from './planning.ts'

/** The value for the form, and how a person is shown it. Null for a cell that changes nothing. */
type Read = (cell: ChangedCell, at: Planning) => [value: unknown, will: string] | null

/** The step for one column: the form's rules judge its value. */
const fieldStep =
  (column: OwnColumn, field: keyof ProductChanges, read: Read): Step =>
  (at) => {
    const cell = changedCell(at, column)
    const taken = cell && read(cell, at)
    if (!taken) return undefined
    const [value, will] = taken
    return { changes: { [field]: value } as ProductChanges, values: shown(cell, will) }
  }

const readName: Read = ({ text, isCleared }) => [isCleared ? '' : text, text]

const readLink: Read = (cell, at) => (cleanSlug(cell.text) === cell.was ? null : readName(cell, at))

const readCode: Read = ({ text, isCleared }) => (isCleared ? [null, ''] : [text, text])

const readText: Read = ({ text, isCleared }) => (isCleared ? ['', ''] : [text, text])

/** A text that is no number goes to the form, which refuses it. */
const readNumber: Read = ({ column, text, was, isCleared }, at) => {
  if (isCleared && (column === 'old_price' || column === 'discount')) return [null, '']
  const number = numberIn(text, column, at)
  if (number === null) return [text, text]
  return String(number) === was ? null : [number, String(number)]
}

function numberIn(text: string, column: OwnColumn, at: Planning): number | null {
  const { problems } = at
  if (canBeTwoNumbers(text) && readMoney(text) === null) {
    problems.add(labelOf(at, column), text, twoNumbers)
  }
  if (column === 'discount') return readCount(text.normalize('NFKC').trim().replace(/[%٪]$/, ''))
  if (column === 'minimum_order') return readCount(text)
  const money = readMoney(text)
  if (money?.isRounded) problems.warn(labelOf(at, column), text, `${text.trim()} was rounded`)
  return money?.taka ?? null
}

const readState: Read = ({ text, was }, { problems }) => {
  const isOff = { off: true, live: false }[text.trim().toLowerCase()]
  const will = isOff ? 'off' : 'live'
  if (isOff === undefined) problems.add('state', text, 'Write live or off')
  return isOff === undefined || will === (was || 'live') ? null : [isOff, will]
}

const readSwitch: Read = ({ column, text, was }, { problems }) => {
  const value = readYes(text)
  const will = value ? 'yes' : 'no'
  if (value === null) problems.add(column, text, 'Write yes or no')
  return value === null || will === was ? null : [value, will]
}

function readYes(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'হ্যাঁ'].includes(word)) return true
  return ['no', 'false', '0', 'না'].includes(word) ? false : null
}

/** The product's own columns and texts. */
export const fieldSteps: readonly Step[] = [
  fieldStep('title', 'title', readName),
  fieldStep('slug', 'slug', readLink),
  fieldStep('price', 'price', readNumber),
  fieldStep('old_price', 'old_price', readNumber),
  fieldStep('discount', 'discount', readNumber),
  fieldStep('minimum_order', 'minimum_order', readNumber),
  fieldStep('own_code', 'own_code', readCode),
  fieldStep('state', 'archived', readState),
  fieldStep('counted', 'counted', readSwitch),
  fieldStep('choice', 'choice_goes_with_order', readSwitch),
  fieldStep('in_stock', 'in_stock', readSwitch),
  fieldStep('description', 'description', readText),
  fieldStep('order_policy', 'order_policy', readText),
]
