import type { FileKind, Meaning } from '#contract/office/import-rules'
import { unguardCell } from '../../csv/safe-cells.ts'
import { cleanSlug } from '../../products/slug.ts'
import type { FileRecord } from '../read/file-records.ts'
import { cutText } from '../read/problems.ts'
import { readSigns } from '../read/signs-of-html.ts'

export type ForeignCell = { name: string; line: number; raw: string; text: string }
type Option = { place: number; name: string; value: string; cell: ForeignCell | undefined }
/** A record of another program's file, read by the meanings of its columns. */
export type ForeignRow = {
  line: number
  /** The first non-empty cell of a meaning. */
  cell: (meaning: Meaning) => ForeignCell | undefined
  text: (meaning: Meaning) => string
  all: (meaning: Meaning) => ForeignCell[]
  /** All non-empty cells with a meaning, but those of options. */
  cells: () => [Meaning, ForeignCell][]
  /** Whether the file has a column of this meaning. */
  has: (meaning: Meaning) => boolean
  /** Named options; a further row of Shopify has only their values, in the same places. */
  options: Option[]
  /** Whether the row is a choice of another row's product. */
  isChoice: boolean
}
/** Their cells hold HTML, or links. */
const notPlain: readonly (Meaning | null | undefined)[] = [
  ...(['description', 'short_description', 'order_policy', 'images'] as const),
]
const ofOptions: readonly Meaning[] = ['option_name', 'option_value']
export type Header = { names: readonly string[]; meanings: readonly (Meaning | null)[] }

/** Reads records of one header; the columns are looked up once. */
export function openRows(kind: FileKind, { names, meanings }: Header) {
  const places = new Map<Meaning, number[]>()
  for (const [nr, meaning] of meanings.entries()) {
    if (meaning) places.set(meaning, [...(places.get(meaning) ?? []), nr])
  }
  return ({ line, cells }: FileRecord): ForeignRow => {
    const cellAt = (nr: number | undefined): ForeignCell | undefined => {
      const raw = nr === undefined ? '' : (cells[nr] ?? '')
      if (nr === undefined || raw.trim() === '') return undefined
      const whole = unguardCell(raw).replaceAll('\r\n', '\n')
      const text = (notPlain.includes(meanings[nr]) ? whole : readSigns(whole)).trim()
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
      line,
      cell,
      all,
      options,
      cells: () =>
        [...places.keys()]
          .filter((meaning) => !ofOptions.includes(meaning))
          .flatMap((meaning) =>
            all(meaning).map((each): [Meaning, ForeignCell] => [meaning, each]),
          ),
      has: (meaning) => places.has(meaning),
      text: (meaning) => cell(meaning)?.text ?? '',
      isChoice: kind === 'woocommerce' ? cell('parent_ref') !== undefined : true,
    }
  }
}

export const firstOf = (rows: readonly ForeignRow[], ...meanings: Meaning[]) =>
  meanings
    .flatMap((meaning) => rows.map((row) => row.cell(meaning)))
    .find((cell) => cell !== undefined)

const links: readonly Meaning[] = ['handle', 'slug']
const keys: readonly Meaning[] = ['handle', 'slug', 'ref', 'id', 'sku', 'own_code']
/** Longer keys are cut. */
const keyed = (meaning: Meaning, text: string) => cutText(`${meaning} ${text}`, 400)
/** A choice in WooCommerce names its product by id or by code. */
export const idOfParent = (parent: string) => /^id:\s*(\d+)$/i.exec(parent)?.[1]

/** Gives the rows of one product one key, in any order. */
export function openKeys() {
  /** Null for a code of several products. */
  const keyOfSku = new Map<string, string | null>()
  const waiting: { line: number; sku: string }[] = []
  return {
    keyOf: (row: ForeignRow): string => {
      const parent = row.text('parent_ref')
      if (parent) {
        const id = idOfParent(parent)
        if (id) return keyed('ref', id)
        waiting.push({ line: row.line, sku: parent })
        return keyed('sku', parent)
      }
      const named = keys.find((meaning) => row.text(meaning) !== '')
      const title = row.cell('color') || row.cell('size') ? row.text('title') : ''
      if (!named) return title ? keyed('title', title) : `line ${row.line}`
      const text = row.text(named)
      const key = keyed(named, links.includes(named) ? cleanSlug(text) || text : text)
      const sku = row.text('sku')
      if (sku) {
        const isShared = keyOfSku.has(sku) && keyOfSku.get(sku) !== key
        keyOfSku.set(sku, isShared ? null : key)
      }
      return key
    },
    /** Rows that name their product by its code: resolved at the end of the file. */
    corrected: () =>
      waiting.flatMap(({ line, sku }) => {
        const key = keyOfSku.get(sku)
        return key && key !== keyed('sku', sku) ? [{ line, key }] : []
      }),
  }
}
