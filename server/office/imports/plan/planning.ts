import type { OwnRow as OwnCells, OwnColumn } from '#contract/office/csv-columns'
import type { ImportOptions } from '#contract/office/import-rules'
import { ownRowsOf } from '../../csv/own-rows.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { Cell, ChoiceCells, OwnRow } from '../read/own-row.ts'
import { cutText, openProblems, type ProblemList } from '../read/problems.ts'
import { readSigns } from '../read/signs-of-html.ts'
import { isTextOf } from '../read/spoilt-cells.ts'
import type { Changes, Values } from './changes.ts'
import type { ShopNow } from './shop-now.ts'

/** One own row beside the shop, and what the steps so far made of it. */
export type Planning = {
  /** As it came from the file. */
  given: OwnRow
  /** A copy, whose fields steps complete. */
  row: OwnRow
  current: WholeProduct | null
  /** The product's own fields as a file has them. */
  had: OwnCells | undefined
  shop: ShopNow
  options: ImportOptions
  /** In the order of the steps, which add to it. */
  problems: ProblemList
  plan: Changes
  cells: CellsOfChoices
}

/** The cells of planned choices, in their order. */
export type CellsOfChoices = {
  items: ChoiceCells[]
  counts: ChoiceCells[]
  colors: Cell[]
  sizes: Cell[]
}

/** What one step adds to the changes. */
export type Part = Partial<Omit<Changes, 'values'>> & {
  /** Null: it is not shown after all. */
  values?: { [column: string]: Values[string] | null }
  /** Fields of the row that it completed. */
  fields?: Cell[]
  cells?: CellsOfChoices
}
/** A step that only judges adds problems and returns nothing. */
export type Step = (at: Planning) => Part | undefined

export function beginPlanning(given: OwnRow, shop: ShopNow, options: ImportOptions): Planning {
  const { current } = shop.find(given)
  const row: OwnRow = {
    ...given,
    fields: new Map([...given.fields].map(([column, cell]) => [column, readNames(cell, current)])),
    choices: given.choices.map((each) => asNamedHere(each, current, shop)),
    problems: openProblems(given.problems.troubles, (name) => cellNamed(name)?.line),
  }
  /** The field with this name of a column in the file; a choice's problem names its own row. */
  const cellNamed = (name: string) =>
    [...row.fields.values()].find(({ column }) => labelOf({ row }, column) === name)
  return {
    given,
    row,
    current,
    had: current ? ownRowsOf(current)[0] : undefined,
    shop,
    options,
    problems: row.problems,
    plan: { changes: {}, counts: [], values: {}, pictures: [] },
    cells: { items: [], counts: [], colors: [], sizes: [] },
  }
}

/** Puts what a step found to what the former ones found. */
export function take(at: Planning, part: Part): void {
  const { fields = [], changes, values = {}, counts = [], pictures = [], cells, ...rest } = part
  const { row, plan } = at
  for (const cell of fields) row.fields.set(cell.column, cell)
  for (const [column, value] of Object.entries(values)) {
    if (value) plan.values[column] = value
    else delete plan.values[column]
  }
  Object.assign(plan.changes, changes)
  plan.counts.push(...counts)
  plan.pictures.push(...pictures)
  Object.assign(plan, rest)
  if (cells) at.cells = cells
}

/** The column's name in the file. */
export const labelOf = ({ row }: Pick<Planning, 'row'>, column: OwnColumn) =>
  row.labels[column] ?? column

export type ChangedCell = Cell & { was: string }

/** The cell of a column that differs from the product. */
export function changedCell(
  { row, current, had }: Planning,
  column: OwnColumn,
): ChangedCell | undefined {
  const cell = row.fields.get(column)
  const was = (had?.[column] ?? '').replaceAll('\r\n', '\n')
  const isSame = cell?.isCleared ? was === '' : cell?.text === was
  const isKept = current && was !== '' && row.other?.fills.includes(column)
  return cell && !isSame && !isKept ? { ...cell, was } : undefined
}

/** The values of one column, as a person is shown them. */
export const shown = ({ column, was }: ChangedCell, will: string): Values => ({
  [column]: { was: cutText(was, 2000), will: cutText(will, 2000) },
})

const names: readonly OwnColumn[] = ['title', 'color', 'size', 'categories', 'tags', 'image_alts']

/** A name as it is meant; one that the shop has stays, also with the signs of HTML. */
function readNames<C extends Cell | undefined>(cell: C, current: WholeProduct | null): C {
  if (!cell || !names.includes(cell.column)) return cell
  const isHere = current && isTextOf(current, cell)
  return isHere ? cell : { ...cell, text: readSigns(cell.text) }
}

/** A choice of an earlier import has the names that the shop gave it since. */
function asNamedHere(given: ChoiceCells, current: WholeProduct | null, shop: ShopNow): ChoiceCells {
  const { color: colorCell, size: sizeCell } = given
  const choice = {
    ...given,
    ...(colorCell && { color: readNames(colorCell, current) }),
    ...(sizeCell && { size: readNames(sizeCell, current) }),
  }
  const known = (choice.refs ?? [])
    .map(shop.refOf)
    .find((each) => each && each.productId === current?.id)
  const color = current?.colors.find(({ id, removed }) => id === known?.colorId && !removed)
  const size = current?.sizes.find(({ id, removed }) => id === known?.sizeId && !removed)
  return {
    ...choice,
    ...(choice.color && color && { color: { ...choice.color, text: color.color } }),
    ...(choice.size && size && { size: { ...choice.size, text: size.size } }),
  }
}
