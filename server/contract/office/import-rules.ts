import { ownColumns } from '#contract/office/csv-columns'

/** Constants of imports. No Node, no DOM, no zod. */

/** `fetching`: pictures of other sites. `taking_off`: the file's new products go off sale. */
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
/** `doubtful`: waits for a confirmation. */
export const importKinds = ['new', 'changed', 'same', 'doubtful', 'wrong', 'failed'] as const
export type ImportKind = (typeof importKinds)[number]

/** Origin of a file: this shop, another program, or any other with columns set by hand. */
export const fileKinds = ['own', 'woocommerce', 'shopify', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** Meanings of a column: the columns of the own file, and those of other programs. */
export const meanings = [
  ...ownColumns,
  /** The product's link in the other shop. */
  'handle',
  /** Names of the product or its choice in the other shop; name of the product of a choice. */
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
  /** Where the other shop shows it. */
  'visibility',
  'gift_card',
  /** Pieces; blank is not counted. */
  'stock',
  'stock_tracker',
  /** Whether it is sold without pieces: then it is not counted. */
  'backorders',
  /** The category, given as one word. */
  'type',
  'vendor',
  /** The n-th name belongs to the n-th value. */
  'option_name',
  'option_value',
  'image_position',
] as const
export type Meaning = (typeof meanings)[number]

/** Meanings of a named option of a file. `text`: a line of the description. */
export const attributeMeanings = ['color', 'size', 'text'] as const
export type AttributeMeaning = (typeof attributeMeanings)[number]

export const importOptions = [
  'split_prices',
  'make_categories',
  'new_off',
  'fetch_pictures',
  'take_doubtful',
] as const
export type ImportOptions = Record<(typeof importOptions)[number], boolean>

export const pieceBytes = 512 * 1024
export const piecesOf = (bytes: number) => Math.ceil(bytes / pieceBytes)
export const mostFileBytes = 50_000_000
export const mostRows = 200_000
export const mostRecordBytes = 256 * 1024
export const mostColumns = 1000
