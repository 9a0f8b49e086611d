import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, ImportOptions } from '#contract/office/import-rules'
import type { ProductChanges } from '#contract/office/product-changes'
import { ownRowsOf } from '../../csv/own-rows.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { Cell, ChoiceCells, OwnRow } from '../read/own-row.ts'
import { cutText, openProblems, type ProblemList } from '../read/problems.ts'
import { readSigns } from '../read/signs-of-html.ts'
import { isTextOf } from '../read/spoilt-cells.ts'
import type { CategoryPath } from './known-names.ts'
import type { ShopNow } from './shop-now.ts'

/** Counts of existing items; `seen` is the count at the time of the check. */
export type Counts = {
  item: number
  seen: number
  count?: string | number
  low_at?: string | number | null
}[]
/** What a person is shown, by column. */
export type Values = Record<string, { was: string; will: string }>
/** A picture at its place in the file's list: a link, or one of the shop's own. */
export type ListedPicture = {
  url: string
  alt: string | null
  position: number
  /** Whether it belongs into the description. */
  in_text?: boolean
}

/**
 * The changes of a file to one product: stored with its row by the check, and written as they are
 * by the apply. Rows of former versions are read too, so fields are only added.
 */
export type Changes = {
  /** In the form's fields. */
  changes: ProductChanges
  counts: Counts
  values: Values
  pictures: ListedPicture[]
  /** The description, without its pictures so far. */
  text?: string
  new_categories?: CategoryPath[]
  /** For a file of another program: its names of the columns, of the product and of its choices. */
  names?: Partial<Record<OwnColumn, string>>
  source?: FileKind
  refs?: { ref: string; color?: string | undefined; size?: string | undefined }[]
}

/** Collects the changes of one row. */
export type Collecting = {
  row: OwnRow
  current: WholeProduct | null
  shop: ShopNow
  options: ImportOptions
  problems: ProblemList
  plan: Changes
  /** The column's name in the file. */
  label: (column: OwnColumn) => string
  /** The cell of a column that differs from the product. */
  changed: (column: OwnColumn) => (Cell & { was: string }) | undefined
  note: (column: OwnColumn, was: string, will: string) => void
}

/** The row itself stays: its fields and choices are completed in a copy. */
export function collect(given: OwnRow, shop: ShopNow, options: ImportOptions): Collecting {
  const { labels, other, source } = given
  const label = (column: OwnColumn) => labels[column] ?? column
  const { current } = shop.find(given)
  const had = current ? ownRowsOf(current)[0] : undefined
  const row: OwnRow = {
    ...given,
    fields: new Map([...given.fields].map(([column, cell]) => [column, readNames(cell, current)])),
    choices: given.choices.map((each) => asNamedHere(each, current, shop)),
    problems: openProblems(given.problems.troubles, (name) => cellNamed(name)?.line),
  }
  /** The field with this name of a column in the file; a choice's problem names its own row. */
  const cellNamed = (name: string) =>
    [...row.fields.values()].find(({ column }) => label(column) === name)
  const plan: Changes = {
    changes: {},
    counts: [],
    values: {},
    pictures: [],
    ...(other && { names: labels, source }),
  }
  return {
    row,
    current,
    shop,
    options,
    problems: row.problems,
    plan,
    label,
    changed: (column) => {
      const cell = row.fields.get(column)
      const was = (had?.[column] ?? '').replaceAll('\r\n', '\n')
      const isSame = cell?.isCleared ? was === '' : cell?.text === was
      const isKept = current && was !== '' && other?.fills.includes(column)
      return cell && !isSame && !isKept ? { ...cell, was } : undefined
    },
    note: (column, was, will) => {
      plan.values[column] = { was: cutText(was, 2000), will: cutText(will, 2000) }
    },
  }
}

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
