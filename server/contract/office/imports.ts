import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import {
  attributeMeanings,
  fileKinds,
  importKinds,
  type importOptions,
  importStates,
  meanings,
  mostColumns,
  mostFileBytes,
  pieceBytes,
  piecesOf,
} from '#contract/office/import-rules'
import { cursor, listOf, version } from '#contract/office/wire'
import { done, Id, id, Time, text, wholeNumber } from '#contract/wire'

const file = () => id('file')
const Options = z.object({
  /** Sizes with different prices become products of their own. */
  split_prices: z.boolean(),
  make_categories: z.boolean(),
  new_off: z.boolean(),
  fetch_pictures: z.boolean(),
  /** Rows that wait for a confirmation are included; chosen for each file anew. */
  take_doubtful: z.boolean(),
} satisfies Record<(typeof importOptions)[number], z.ZodBoolean>)
const Found = z.object({
  bytes: z.int(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be']),
  delimiter: z.enum([',', ';', '\t']),
  rows: z.int(),
  products: z.int(),
  /** Products with colors or sizes. */
  with_choices: z.int(),
  pictures: z.int(),
  /** Products whose choices have several prices. */
  split: z.int(),
  /** The first ten names. */
  new_categories: z.object({ count: z.int(), names: z.array(z.string()) }),
})
export type Found = z.infer<typeof Found>
const Job = z.object({
  id: Id,
  v: z.int(),
  file_name: z.string(),
  by: z.string(),
  at: Time,
  state: z.enum(importStates),
  /** Found at the check, or set by hand. */
  kind: z.enum(fileKinds),
  /** One for each column of the file; empty before the check. */
  columns: z.array(z.object({ name: z.string(), meaning: z.enum(meanings).nullable() })),
  /** Named options; `is_asked`: a name that the shop does not know. */
  attributes: z.array(
    z.object({
      name: z.string(),
      meaning: z.enum(attributeMeanings),
      is_asked: z.boolean(),
    }),
  ),
  options: Options,
  /** Null before the check. */
  found: Found.nullable(),
  /** Pictures of other sites. */
  pictures: z.object({ of: z.int(), done: z.int(), failed: z.int() }),
  /** Products of the file, and how many are done; pieces while a file is received. */
  total: z.int(),
  done: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  doubtful: z.int(),
  wrong: z.int(),
  warned: z.int(),
  failed: z.int(),
  /** Columns that the shop does not know. */
  unknown_columns: z.array(z.string()),
  /** The reason why the file is refused. */
  trouble: z.string().nullable(),
  seconds_left: z.int().nullable(),
})
export type Job = z.infer<typeof Job>
const ofJob = done('success', { job: Job })
const act = z.object({ id: file(), v: version() })
const step = { input: act, output: ofJob }

export const beginImport = staffChange('/api/office/imports/begin', 'imports', {
  input: z.object({
    file_name: text('name of the file', 200),
    bytes: wholeNumber('size of the file', 1, mostFileBytes),
  }),
  output: ofJob,
})
const broken = { error: 'This piece did not arrive whole' }
/** Receives a piece of the file; the same piece again is no error. */
export const sendPiece = staffChange('/api/office/imports/piece', 'imports', {
  isLong: 'form',
  input: z.object({
    id: file(),
    nr: wholeNumber('piece', 0, piecesOf(mostFileBytes) - 1),
    /** In hex. */
    sha256: z.string(broken).regex(/^[0-9a-f]{64}$/, broken),
    /** In base64; all pieces but the last have the same number of bytes. */
    data: z
      .string(broken)
      .min(1, broken)
      .max(Math.ceil(pieceBytes / 3) * 4, broken)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, broken),
  }),
  output: done('success', {}),
})
/**
 * Finds the changes of the file; writes nothing to the shop. A missing option keeps its value, or
 * takes that of the last file with these columns.
 */
export const checkImport = staffChange('/api/office/imports/check', 'imports', {
  input: z.object({
    id: file(),
    v: version(),
    kind: z.enum(fileKinds).nullish(),
    columns: z.array(z.enum(meanings).nullable()).max(mostColumns).nullish(),
    attributes: z.record(z.string(), z.enum(attributeMeanings)).nullish(),
    options: Options.partial().nullish(),
  }),
  output: ofJob,
})
/** Applies the checked changes; continues where it was stopped. */
export const applyImport = staffChange('/api/office/imports/apply', 'imports', step)
export const stopImport = staffChange('/api/office/imports/stop', 'imports', step)
export const takeOffNew = staffChange('/api/office/imports/take-off-new', 'imports', step)
export const removeImport = staffChange('/api/office/imports/remove', 'imports', {
  input: act,
  output: done('success', {}),
})
export const getImports = staffRead('/api/office/imports', 'imports', {
  input: z.object({ after: cursor() }),
  output: listOf('jobs', Job),
})
export const getImport = staffRead('/api/office/imports/:id', 'imports', {
  input: z.object({ id: file() }),
  output: ofJob,
})

/** `value`: the content of the cell. `line`: its row, if it is not the product's first one. */
const Problem = z.object({
  column: z.string(),
  value: z.string(),
  message: z.string(),
  /** A warning does not stop the row. */
  warning: z.boolean(),
  /** A warning for which the row waits. */
  asks: z.boolean().nullish(),
  line: z.int().nullish(),
})
export type Problem = z.infer<typeof Problem>
export const getImportRows = staffRead('/api/office/imports/:id/rows', 'imports', {
  input: z.object({
    id: file(),
    /** `warned`: of any kind, with a warning. */
    kind: z.enum([...importKinds, 'warned'], { error: 'There is no such list' }).nullish(),
    after: cursor(),
  }),
  output: listOf(
    'rows',
    z.object({
      /** The row in a spreadsheet; the row of the columns is 1. */
      line: z.int(),
      key: z.string(),
      title: z.string(),
      kind: z.enum(importKinds),
      product_id: Id.nullable(),
      /** The photo of a product of the shop. */
      image: z.string().nullable(),
      values: z.record(z.string(), z.object({ was: z.string(), will: z.string() })),
      troubles: z.array(Problem),
    }),
  ),
})
/** The wrong rows as they came, with row and reason: once corrected, they are imported again. */
export const getImportErrors = staffRead('/api/office/imports/:id/errors.csv', 'imports', {
  input: z.object({ id: file() }),
  output: z.string(),
})
/** The changed products in their former state: importing this file restores them. */
export const getImportBefore = staffRead('/api/office/imports/:id/before.csv', 'imports', {
  input: z.object({ id: file() }),
  output: z.string(),
})
