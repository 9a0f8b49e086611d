import { unguardCell } from '../../csv/safe-cells.ts'
import type { FileKind, Meaning } from '#contract/office/import-rules'

export type ForeignCell = { name: string; line: number; raw: string; text: string }
export type Option = { place: number; name: string; value: string; cell: ForeignCell | undefined }
/** A row of another program's file, read by the meanings of its columns. */
export type ForeignRow = {
  line: number
  /** The first non-empty cell of a meaning. */
  cell: (meaning: Meaning) => ForeignCell | undefined
  text: (meaning: Meaning) => string
  all: (meaning: Meaning) => ForeignCell[]
  /** Whether the file has a column of this meaning. */
  has: (meaning: Meaning) => boolean
  /** Named options; a further row of Shopify has only their values, in the same places. */
  options: Option[]
  /** Whether the row is a choice of another row's product. */
  isChoice: boolean
}

export type Header = { names: readonly string[]; meanings: readonly (Meaning | null)[] }

/** Reads rows of one header; the columns are looked up once. */
export function openRows(kind: FileKind, { names, meanings }: Header) {
  const places = new Map<Meaning, number[]>()
  for (const [nr, meaning] of meanings.entries()) {
    if (meaning) places.set(meaning, [...(places.get(meaning) ?? []), nr])
  }
  return ({ line, cells }: { line: number; cells: readonly string[] }): ForeignRow => {
    const cellAt = (nr: number | undefined): ForeignCell | undefined => {
      const raw = nr === undefined ? '' : (cells[nr] ?? '')
      if (nr === undefined || raw.trim() === '') return undefined
      const text = unguardCell(raw).replaceAll('\r\n', '\n').trim()
      return { name: names[nr] ?? '', line, raw, text }
    }
    const all = (meaning: Meaning) => (places.get(meaning) ?? []).flatMap((nr) => cellAt(nr) ?? [])
    const cell = (meaning: Meaning) => all(meaning)[0]
    const values = places.get('option_value') ?? []
    const options = (places.get('option_name') ?? []).flatMap((nr, place) => {
      const value = cellAt(values[place])
      const name = cellAt(nr)?.text ?? ''
      return name || value ? [{ place, name, value: value?.text ?? '', cell: value }] : []
    })
    return {
      ...{ line, cell, all, options },
      has: (meaning) => places.has(meaning),
      text: (meaning) => cell(meaning)?.text ?? '',
      isChoice: kind === 'woocommerce' ? cell('parent_ref') !== undefined : true,
    }
  }
}

export const firstOf = (rows: readonly ForeignRow[], meaning: Meaning) =>
  rows.map((row) => row.cell(meaning)).find((cell) => cell !== undefined)
