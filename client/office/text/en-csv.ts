import type { csv as bn } from './bn-csv'

/** Goods from a file, and to one. */
export const csv: typeof bn = {
  import: 'Import a CSV',
  export: 'Download as CSV',
  more: 'Import or download a CSV',
}
