import { ownColumns } from '#contract/office/csv-columns'

/** Of files of goods. No Node, no DOM, no zod. */

/** `fetching`: pictures of other sites come. `taking_off`: the goods that the file made go off sale. */
export const importStates = [
  'receiving',
  'checking',
  'checked',
  'applying',
  'fetching',
  'taking_off',
  'stopped',
  'done',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]
export const importKinds = ['new', 'changed', 'same', 'wrong', 'failed'] as const
export type ImportKind = (typeof importKinds)[number]

/** Whose file it is: of this shop, of another program, or of any other with columns set by hand. */
export const fileKinds = ['own', 'woocommerce', 'shopify', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** What a column of a file says: the columns of the own file, and those of other programs. */
export const meanings = [
  ...ownColumns,
  /** The product's link in the other shop. */
  'handle',
  /** What the other shop calls the product or its choice, and the product that a choice belongs to. */
  'ref',
  'parent_ref',
  'sku',
  /** Simple, variable, variation, grouped, external, virtual. */
  'goods_type',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_until',
  'short_description',
  'published',
  'status',
  'gift_card',
  /** Pieces; blank is not counted. */
  'stock',
  'stock_tracker',
  /** Whether it is sold on without pieces: then it is not counted. */
  'backorders',
  /** One category in a word. */
  'type',
  'vendor',
  /** The n-th name belongs to the n-th value. */
  'option_name',
  'option_value',
  'image_position',
] as const
export type Meaning = (typeof meanings)[number]

/** What a named option of a file becomes. `text`: a line of the description. */
export const attributeMeanings = ['color', 'size', 'text'] as const
export type AttributeMeaning = (typeof attributeMeanings)[number]

export const importOptions = [
  'split_prices',
  'make_categories',
  'new_off',
  'fetch_pictures',
] as const
export type ImportOptions = Record<(typeof importOptions)[number], boolean>

export const pieceBytes = 512 * 1024
export const mostFileBytes = 50_000_000
export const mostRows = 200_000
export const mostRecordBytes = 256 * 1024
export const mostColumns = 1000
