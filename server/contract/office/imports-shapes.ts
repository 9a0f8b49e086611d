import { z } from 'zod'
import { done, Id, id, Time, text, wholeNumber } from '#contract/wire'
import { importKinds, importStates, mostFileBytes, pieceBytes } from '#contract/office/import-rules'
import { cursor, listOf, version } from '#contract/office/wire'

const file = () => id('file')
const Job = z.object({
  id: Id,
  v: z.int(),
  file_name: z.string(),
  by: z.string(),
  at: Time,
  state: z.enum(importStates),
  /** Products of the file, and how many of them are done; of one that comes in, its pieces. */
  total: z.int(),
  done: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  warned: z.int(),
  failed: z.int(),
  /** Columns of the file that mean nothing here. */
  unknown_columns: z.array(z.string()),
  /** Why the file cannot be taken. */
  trouble: z.string().nullable(),
  seconds_left: z.int().nullable(),
})
export type Job = z.infer<typeof Job>
const ofJob = done('success', { job: Job })
const act = { input: z.object({ id: file(), v: version() }), output: ofJob }

export const beginImport = {
  input: z.object({
    file_name: text('name of the file', 200),
    bytes: wholeNumber('size of the file', 1, mostFileBytes),
  }),
  output: ofJob,
}
const broken = { error: 'This piece did not arrive whole' }
export const sendPiece = {
  input: z.object({
    id: file(),
    nr: wholeNumber('piece', 0, Math.ceil(mostFileBytes / pieceBytes) - 1),
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
}
export const checkImport = act
export const applyImport = act
export const stopImport = act
export const takeOffNew = act
export const removeImport = { input: act.input, output: done('success', {}) }
export const getImports = { input: z.object({ after: cursor() }), output: listOf('jobs', Job) }
export const getImport = { input: z.object({ id: file() }), output: ofJob }

/** `value`: the content of the cell. A warning stops nothing. */
const Trouble = z.object({
  column: z.string(),
  value: z.string(),
  message: z.string(),
  warning: z.boolean(),
})
export type Trouble = z.infer<typeof Trouble>
export const getImportRows = {
  input: z.object({
    id: file(),
    /** `warned`: of any kind, with a warning. */
    kind: z.enum([...importKinds, 'warned'], { error: 'There is no such list' }).nullish(),
    after: cursor(),
  }),
  output: listOf(
    'rows',
    z.object({
      /** The row of a spreadsheet, the first one being that of the columns. */
      line: z.int(),
      key: z.string(),
      title: z.string(),
      kind: z.enum(importKinds),
      product_id: Id.nullable(),
      /** The photo of a product of the shop. */
      image: z.string().nullable(),
      values: z.record(z.string(), z.object({ was: z.string(), will: z.string() })),
      troubles: z.array(Trouble),
    }),
  ),
}
export const getImportErrors = { input: z.object({ id: file() }), output: z.string() }
export const getImportBefore = { input: z.object({ id: file() }), output: z.string() }
