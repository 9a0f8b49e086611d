import { cleared, isClearing, unguardCell } from '../csv/safe-cells.ts'
import { cleanSlug } from '../products/slug.ts'
import type { ProblemList } from './problems.ts'
import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind } from '#contract/office/import-rules'

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
/** The records of one product in a file. */
export type ProductInFile = {
  line: number
  fields: Map<OwnColumn, Cell>
  choices: ChoiceCells[]
  /** A description with pictures of other sites. */
  text?: { html: string; links: string[] }
  foreign?: ForeignFacts
}
/** Facts of a product in another program's file. */
export type ForeignFacts = {
  source: FileKind
  ref: string | null
  /** The file's names of the columns. */
  names: Partial<Record<OwnColumn, string>>
  /** Its choices have several prices. */
  isSplit: boolean
  /** The whole product, or the first of its parts. */
  isFirst: boolean
  isWithoutMain: boolean
  /** The name of its first row. */
  name: string
  parent: { name: string; raw: string } | undefined
  /** The file names no category for it. */
  isUnshelved: boolean
}

type FileRow = { line: number; cells: string[] }

const ofChoices = ['color', 'size', 'count', 'low_at'] as const
/** The columns in which Bengali is most frequent. */
const ofWords: readonly OwnColumn[] = ['title', 'color', 'size', 'categories', 'tags']
const spreadsheetDate =
  /^(?:\d{1,2}-[a-z]{3}(?:-\d\d)?|[a-z]{3}-\d{1,2}|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:\d\d){1,2})$/i

/** Reads the records of one product, in any order of the rows. */
export function readProduct(
  rows: readonly FileRow[],
  columns: readonly (OwnColumn | null)[],
  problems: ProblemList,
): ProductInFile {
  const inFile: ProductInFile = { line: rows[0]?.line ?? 0, fields: new Map(), choices: [] }
  for (const row of rows) {
    const choice: ChoiceCells = {}
    for (const [nr, column] of columns.entries()) {
      const raw = row.cells[nr] ?? ''
      if (!column || raw.trim() === '') continue
      const cell = readCell(column, row.line, raw)
      if (cell.isCleared && isName(column)) continue
      refuseSpoilt(cell, problems)
      if (isOfChoice(column)) choice[column] = cell
      else takeField(inFile, cell, problems)
    }
    if (Object.keys(choice).length > 0) inFile.choices.push(choice)
  }
  return inFile
}

export function readCell(column: OwnColumn, line: number, raw: string): Cell {
  const text = unguardCell(raw).replaceAll('\r\n', '\n')
  return { column, line, raw, text, isCleared: isClearing(raw) }
}

/** A cell whose text is already unguarded. */
export function cellOf(column: OwnColumn, line: number, text: string): Cell {
  return { column, line, raw: text, text, isCleared: text === cleared }
}

/** A spreadsheet leaves three `?` of lost letters. */
export const isLost = (text: string) => /\?{3}/.test(text)
export const isMadeDate = (raw: string) => spreadsheetDate.test(raw.trim())

const isName = (column: OwnColumn) => column === 'color' || column === 'size'

function refuseSpoilt({ column, raw, text }: Cell, problems: ProblemList) {
  if (ofWords.includes(column) && isLost(text)) {
    problems.add(column, text, 'The Bengali letters of this file are lost; save it as "CSV UTF-8"')
  }
  if (isName(column) && isMadeDate(raw)) {
    problems.add(column, raw, 'A spreadsheet made a date of this size, write it again')
  }
}

/** A further row of a product may repeat its fields, but not change them. */
function takeField({ fields }: ProductInFile, cell: Cell, problems: ProblemList) {
  const before = fields.get(cell.column)
  if (!before) fields.set(cell.column, cell)
  else if (before.text !== cell.text && !isSameLink(before, cell)) {
    problems.add(cell.column, cell.text, 'This product is there twice')
  }
}

function isSameLink(one: Cell, other: Cell): boolean {
  return one.column === 'slug' && cleanSlug(one.text) === cleanSlug(other.text)
}

const isOfChoice = (column: OwnColumn): column is (typeof ofChoices)[number] =>
  (ofChoices as readonly string[]).includes(column)
