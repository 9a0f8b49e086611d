import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, Meaning } from '#contract/office/import-rules'
import { cleared, isClearing, unguardCell } from '../../csv/safe-cells.ts'
import { cleanSlug } from '../../products/slug.ts'
import type { FileRecord } from './file-records.ts'
import { cutText, openProblems, type ProblemList } from './problems.ts'
import { faultOf, type Spoilt } from './spoilt-cells.ts'

/** A cell with a meaning: its text in the file, and the value that it stands for. */
export type Cell = {
  column: OwnColumn
  line: number
  raw: string
  text: string
  isCleared: boolean
}
/** `refs`: the other shop's names of the choice. */
export type ChoiceCells = Partial<Record<'color' | 'size' | 'count' | 'low_at', Cell>> & {
  refs?: string[]
}
/** One product of a file in the shop's own columns, whatever program wrote the file. */
export type OwnRow = {
  /** Its first row in the file. */
  line: number
  fields: Map<OwnColumn, Cell>
  choices: ChoiceCells[]
  problems: ProblemList
  /** Cells whose content is no value, unless the shop has it. */
  spoilt: Spoilt[]
  /** The file's names of the columns, where they are not the shop's. */
  labels: Partial<Record<OwnColumn, string>>
  source: FileKind
  /** What a file of another program says beyond the columns. */
  other: OfOther | null
}
/** Such a file adds categories and tags, and never takes any away. */
export type OfOther = {
  /** The other shop's name of the product. */
  ref: string | null
  /** The title of its first row. */
  name: string
  /** Its link is one of the other shop: it names no product here, and is numbered where taken. */
  isLinkOfShop: boolean
  /** Cells that only fill what the product lacks. */
  fills: readonly OwnColumn[]
  /** It cannot become a new product. */
  refusedAsNew: { column: string; value: string; message: string } | null
  /** Its choices have several prices: counted at its first part. */
  isSplit: boolean
}

const ofChoices = ['color', 'size', 'count', 'low_at'] as const
type Columns = readonly (Meaning | null)[]

/** Reads the records of one product in the shop's own file, in any order of the rows. */
export function readOwnRow(records: readonly FileRecord[], columns: Columns): OwnRow {
  const row: OwnRow = {
    line: records[0]?.line ?? 0,
    fields: new Map(),
    choices: [],
    problems: openProblems(),
    spoilt: [],
    labels: {},
    source: 'own',
    other: null,
  }
  for (const { line, cells } of records) {
    const choice: ChoiceCells = {}
    for (const [nr, meaning] of columns.entries()) {
      const raw = cells[nr] ?? ''
      if (!meaning || raw.trim() === '') continue
      // The meanings of an own file are its columns.
      const column = meaning as OwnColumn
      const text = unguardCell(raw).replaceAll('\r\n', '\n')
      const cell = { column, line, raw, text, isCleared: isClearing(raw) }
      if (cell.isCleared && isName(column)) continue
      const message = faultOf(column, cell)
      if (message) row.spoilt.push({ column, name: column, line, text, raw, message })
      if (isOfChoice(column)) choice[column] = cell
      else takeField(row, cell)
    }
    if (Object.keys(choice).length > 0) row.choices.push(choice)
  }
  return row
}

/** The key of a product's records: its link, else its id, else its own code. */
export function ownKeyOf({ line, cells }: FileRecord, columns: Columns): string {
  for (const column of ['slug', 'id', 'own_code'] as const) {
    const cell = cells[columns.indexOf(column)]?.trim()
    const key = column === 'slug' ? cleanSlug(cell ?? '') || cell : cell
    if (key) return cutText(`${column} ${key}`, 400)
  }
  return `line ${line}`
}

/** A cell whose text is already unguarded. */
export function cellOf(column: OwnColumn, line: number, text: string): Cell {
  return { column, line, raw: text, text, isCleared: text === cleared }
}

export const textOf = ({ fields }: OwnRow, column: OwnColumn) => fields.get(column)?.text.trim()
export const textsOf = (rows: readonly OwnRow[], column: OwnColumn) =>
  rows.flatMap((row) => textOf(row, column) ?? [])

/** A cell with several values has one a line. */
export const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isName = (column: OwnColumn) => column === 'color' || column === 'size'
const isOfChoice = (column: OwnColumn): column is (typeof ofChoices)[number] =>
  (ofChoices as readonly string[]).includes(column)

/** A further row of a product may repeat its fields, but not change them. */
function takeField({ fields, problems }: OwnRow, cell: Cell) {
  const before = fields.get(cell.column)
  if (!before) fields.set(cell.column, cell)
  else if (before.text !== cell.text && !isSameLink(before, cell)) {
    problems.add(cell.column, cell.text, 'This product is there twice', cell.line)
  }
}

function isSameLink(one: Cell, other: Cell): boolean {
  return one.column === 'slug' && cleanSlug(one.text) === cleanSlug(other.text)
}
