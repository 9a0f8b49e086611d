import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, ImportKind } from '#contract/office/import-rules'
import type { Problem } from '#contract/office/imports'
import type { ProductChanges } from '#contract/office/product-changes'
import type { CategoryPath } from './known-names.ts'

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

/**
 * What the check stores at the first record of a product, and the apply reads and completes. The
 * five names of a row on its way from the file into the shop:
 *
 * - `FileRecord`: a row of the file as it came, in cells. All are stored, each with the key of its
 *   product, and the file of errors gives them back.
 * - `ForeignRow`: a record of another program, read by the meanings of its columns.
 * - `OwnRow`: the records of one key as one product in the shop's own columns.
 * - `Changes`: what the own row changes in the shop as it is now.
 * - `ImportRow`: the changes with what came of them: good, wrong, doubtful, failed.
 */
export type ImportRow = {
  line: number
  kind: ImportKind
  plan: Changes
  troubles: Problem[]
  productId: number | null
  productVersion: number | null
}
