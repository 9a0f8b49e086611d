import { cellOf, type OwnRow } from '../own-row.ts'
import { openProblems } from '../problems.ts'
import type { ForeignCell } from './rows.ts'
import type { OwnColumn } from '#contract/office/csv-columns'

export type FieldWriter = ReturnType<typeof openFields>

/** Collects the fields of a product in the shop's own columns, and their faults. */
export function openFields(line: number) {
  const problems = openProblems()
  const fields: OwnRow['fields'] = new Map()
  const labels: OwnRow['labels'] = {}
  return {
    fields,
    labels,
    problems,
    put: (column: OwnColumn, cell: ForeignCell | undefined, text: string) => {
      if (cell) labels[column] = cell.name
      fields.set(column, cellOf(column, cell?.line ?? line, text))
    },
    refuse: (cell: ForeignCell | undefined, message: string) =>
      problems.add(cell?.name ?? '', cell?.raw ?? '', message, cell?.line),
    warn: (cell: ForeignCell | undefined, message: string) =>
      problems.warn(cell?.name ?? '', cell?.text ?? '', message, cell?.line),
  }
}
