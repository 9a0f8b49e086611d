import { readCount } from '../read-numbers.ts'
import type { AttributeMeanings } from './attributes.ts'
import { type Prices, readPrices } from './prices.ts'
import type { ForeignCell, ForeignRow } from './rows.ts'
import { isNoOption, isYes, splitValues } from './values.ts'
import { mostPairs } from '#contract/office/rules'

/** A choice of a product: one row, or several where the row is for any size. */
export type ForeignChoice = {
  row: ForeignRow
  ref: string | null
  color: string
  size: string
  cells: ForeignCell[]
  prices: Prices
  /** Null if it is not counted. */
  count: number | null
  /** Whether it has a place among others of this color and size alone. */
  isExact: boolean
}
type Named = { name: string; value: string; cell: ForeignCell | undefined; isAny: boolean }

const between = ' · '

/** The choices of a product in the order of its lists of values. */
export function readChoices(
  rows: readonly ForeignRow[],
  main: readonly ForeignRow[],
  { meaning, isComparing }: { meaning: AttributeMeanings; isComparing: boolean },
): ForeignChoice[] {
  const names = new Map<number, string>()
  for (const { options } of [...main, ...rows]) {
    for (const { place, name } of options) if (name && !names.has(place)) names.set(place, name)
  }
  const listed = new Map(
    main.flatMap(({ options }) =>
      options.map(({ name, value }): [string, string[]] => [name, splitValues(value)]),
    ),
  )
  const choices = rows.flatMap((row) => {
    const named = row.options.map(({ place, name, value, cell }) => ({
      name: name || (names.get(place) ?? ''),
      ...{ value, cell, isAny: false },
    }))
    return expand(named, listed, meaning).map((options) => choiceOf(row, options))
  })
  const places = placesOf(listed, meaning)
  return choices
    .map((choice, nr) => ({ choice, nr }))
    .toSorted((a, b) => places(a.choice) - places(b.choice) || a.nr - b.nr)
    .map(({ choice }) => choice)

  function choiceOf(row: ForeignRow, options: Named[]): ForeignChoice {
    const ofKind = (kind: 'color' | 'size') => {
      const cell = row.cell(kind)
      const chosen = options.filter(({ name }) => meaning(name) === kind)
      return [...(cell ? [{ value: cell.text, cell }] : []), ...chosen]
    }
    const colors = ofKind('color')
    const sizes = ofKind('size')
    const isExact = !options.some(({ isAny }) => isAny)
    const handle = row.text('handle')
    const values = options.map(({ value }) => value)
    return {
      ...{ row, isExact, prices: readPrices(row, isComparing) },
      color: colors.map(({ value }) => value).join(between),
      size: sizes.map(({ value }) => value).join(between),
      cells: [...colors, ...sizes].flatMap(({ cell }) => cell ?? []),
      ref: !isExact ? null : handle ? [handle, ...values].join(' / ') : row.text('ref') || null,
      count: isExact ? countOf(row) : null,
    }
  }
}

/** A choice without a value stands for all values that the product lists. */
function expand(
  options: readonly Named[],
  listed: ReadonlyMap<string, string[]>,
  meaning: AttributeMeanings,
): Named[][] {
  let all: Named[][] = [[]]
  for (const option of options) {
    if (isNoOption(option.value)) continue
    const isBlank = option.value === '' && meaning(option.name) !== 'text'
    const values = isBlank ? (listed.get(option.name) ?? []) : [option.value]
    if (values.length === 0) continue
    all = all
      .flatMap((before) => values.map((value) => [...before, { ...option, value, isAny: isBlank }]))
      .slice(0, mostPairs + 1)
  }
  return all
}

function placesOf(listed: ReadonlyMap<string, string[]>, meaning: AttributeMeanings) {
  const valuesOf = (kind: 'color' | 'size') =>
    [...listed].flatMap(([name, values]) => (meaning(name) === kind ? values : []))
  const colors = valuesOf('color')
  const sizes = valuesOf('size')
  const place = (values: string[], value: string) => {
    const found = values.indexOf(value)
    return found === -1 ? values.length : found
  }
  return ({ color, size }: ForeignChoice) => place(colors, color) * 1000 + place(sizes, size)
}

/** The cell of the other shop's count; products sold without pieces are not counted. */
export function countCell(row: ForeignRow): ForeignCell | undefined {
  if (isYes(row.text('backorders')) || row.text('in_stock') === 'backorder') return undefined
  if (row.has('stock_tracker') && row.text('stock_tracker') === '') return undefined
  return row.cell('stock') ?? row.cell('count')
}

/** Null if it is not counted, or if its count cannot be read. */
export function countOf(row: ForeignRow): number | null {
  const { text = '' } = countCell(row) ?? {}
  return isBelowZero(text) ? 0 : readCount(text)
}

/** More was sold than was there. */
export const isBelowZero = (text: string) => /^[-−]/.test(text) && readCount(text.slice(1)) !== null
