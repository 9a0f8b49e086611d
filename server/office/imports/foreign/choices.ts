import { mostPairs } from '#contract/office/rules'
import { type ChoiceCells, cellOf } from '../read/own-row.ts'
import type { ProblemList } from '../read/problems.ts'
import { readCount } from '../read/read-numbers.ts'
import type { AttributeMeanings } from './attributes.ts'
import { type Prices, readPrices } from './prices.ts'
import type { ForeignCell, ForeignRow } from './rows.ts'
import { isNo, isNoOption, isYes, splitValues } from './texts.ts'

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
      value,
      cell,
      isAny: false,
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
      row,
      isExact,
      prices: readPrices(row, isComparing),
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

/** WooCommerce writes it for a choice that is counted together with its product. */
export const isCountedWithParent = (text: string) => text.toLowerCase() === 'parent'

/** Null if it is not counted by itself, or if its count cannot be read. */
export function countOf(row: ForeignRow): number | null {
  const { text = '' } = countCell(row) ?? {}
  return isBelowZero(text) ? 0 : readCount(text)
}

/** More was sold than was there. */
export const isBelowZero = (text: string) => /^[-−]/.test(text) && readCount(text.slice(1)) !== null

type Counted = {
  cells: ChoiceCells[]
  isByChoice: boolean
  /** The file's value for products that are not counted. */
  isInStock: boolean | undefined
  cell: ForeignCell | undefined
}
type About = {
  main: readonly ForeignRow[]
  wholeCount: number | null
  problems: ProblemList
}

/**
 * The choices with their pieces: counted by choice if each has a count, as one number if only the
 * product has one, else not counted.
 */
export function countedCells(
  choices: readonly ForeignChoice[],
  { main, wholeCount, problems }: About,
): Counted {
  const isSoldOut = ({ row }: ForeignChoice) => isNo(row.text('in_stock'))
  const counts = choices.map((choice) => choice.count ?? (isSoldOut(choice) ? 0 : null))
  const isSome = choices.some(({ count }) => count !== null)
  const isEach = isSome && counts.every((count) => count !== null)
  if (isSome && !isEach) {
    problems.warn('', '', 'Some of its choices have no count, so it is not counted')
  }
  const pairs = new Map<string, { choice: ForeignChoice; count: number; refs: string[] }>()
  for (const [nr, choice] of choices.entries()) {
    const key = `${choice.color}\n${choice.size}`
    const pair = pairs.get(key) ?? { choice, count: 0, refs: [] }
    pair.count += counts[nr] ?? 0
    if (choice.ref) pair.refs.push(choice.ref)
    pairs.set(key, pair)
  }
  const cells = [...pairs.values()].map(({ choice, count, refs }): ChoiceCells => {
    const { line } = choice.row
    const low = choice.row.text('low_at')
    return {
      ...(choice.color && { color: cellOf('color', line, choice.color) }),
      ...(choice.size && { size: cellOf('size', line, choice.size) }),
      ...(isEach && { count: cellOf('count', line, String(count)) }),
      ...(isEach && low && { low_at: cellOf('low_at', line, low) }),
      refs,
    }
  })
  const isWhole = !isSome && wholeCount !== null
  if (isWhole) cells.push({ count: cellOf('count', main[0]?.line ?? 0, String(wholeCount)) })
  const naming = [...choices.map(({ row }) => row), ...(choices.length > 0 ? [] : main)]
  const cell = naming.map((row) => row.cell('in_stock')).find((each) => each !== undefined)
  return {
    cells,
    isByChoice: isEach && pairs.size > 1,
    isInStock:
      isEach || isWhole || !cell ? undefined : !naming.every((row) => isNo(row.text('in_stock'))),
    cell,
  }
}
