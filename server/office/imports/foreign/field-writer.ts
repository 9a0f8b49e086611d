import { openProblems } from '../problems.ts'
import { cellOf, type ProductInFile } from '../records-of-product.ts'
import type { ForeignCell } from './foreign-row.ts'
import type { OwnColumn } from '#contract/office/csv-columns'

export type FieldWriter = ReturnType<typeof openFields>

/** Collects the fields of a product in the shop's own columns, and their faults. */
export function openFields(line: number) {
  const problems = openProblems()
  const fields: ProductInFile['fields'] = new Map()
  /** The file's names of the columns. */
  const names: Partial<Record<OwnColumn, string>> = {}
  return {
    ...{ fields, names, problems },
    put: (column: OwnColumn, cell: ForeignCell | undefined, text: string) => {
      if (cell) names[column] = cell.name
      fields.set(column, cellOf(column, cell?.line ?? line, text))
    },
    refuse: (cell: ForeignCell | undefined, message: string) =>
      problems.add(cell?.name ?? '', cell?.raw ?? '', message, cell?.line),
    warn: (cell: ForeignCell | undefined, message: string) =>
      problems.warn(cell?.name ?? '', cell?.text ?? '', message, cell?.line),
  }
}

export const lost = 'The Bengali letters of this file are lost; save it as "CSV UTF-8"'
