import type { FileKind, ImportOptions, Meaning } from '#contract/office/import-rules'
import { type Attribute, meaningsOf, openAttributes } from '../foreign/attributes.ts'
import { openForeign } from '../foreign/read-foreign.ts'
import { openKeys, openRows } from '../foreign/rows.ts'
import type { FileRecord } from '../read/file-records.ts'
import { type OwnRow, ownKeyOf, readOwnRow } from '../read/own-row.ts'
import { readSameKey, titleOfProduct } from '../read/same-key.ts'

/** What the columns of a file mean, found or chosen. */
export type FileSetup = {
  kind: FileKind
  names: string[]
  meanings: (Meaning | null)[]
  options: ImportOptions
  attributes: Attribute[]
}
/** Turns the records of any program's file into own rows. Nothing behind it knows the program. */
export type Adapter = {
  /** The key that the records of one product share; a record is shown once, in the file's order. */
  keyOf: (record: FileRecord) => string
  /** Keys that only the end of the file tells. */
  corrected: () => { line: number; key: string }[]
  /** The named options of all records, with the meanings that a person chose. */
  attributes: (chosen: Record<string, Attribute['meaning']>) => Attribute[]
}

export function openAdapter({ kind, names, meanings }: FileSetup): Adapter {
  if (kind === 'own') {
    return {
      keyOf: (record) => ownKeyOf(record, meanings),
      corrected: () => [],
      attributes: () => [],
    }
  }
  const readRow = openRows(kind, { names, meanings })
  const attributes = openAttributes()
  const keys = openKeys()
  return {
    keyOf: (record) => {
      const row = readRow(record)
      attributes.take(row)
      return keys.keyOf(row)
    },
    corrected: keys.corrected,
    attributes: attributes.list,
  }
}

/** Reads the records of one key: a product, or several of another program's file. */
export function openReading(setup: FileSetup): (records: readonly FileRecord[]) => OwnRow[] {
  const { kind, names, meanings, attributes, options } = setup
  if (kind === 'own') {
    const column = meanings.indexOf('title')
    const titleOf = ({ cells }: FileRecord) => cells[column] ?? ''
    return (records) =>
      readSameKey(records, {
        productOf: (record) => titleOfProduct(titleOf(record)),
        namingOf: (record) => ({ name: 'title', raw: titleOf(record), line: record.line }),
        read: (group) => [readOwnRow(group, meanings)],
      })
  }
  const header = { names, meanings }
  return openForeign({ kind, header, attributes: meaningsOf(attributes), options })
}
