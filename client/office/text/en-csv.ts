import type { csv as bn } from './bn-csv'

/** Import and export of goods as files. */
export const csv: typeof bn = {
  import: 'Import a CSV',
  export: 'Download as CSV',
  more: 'Import or download a CSV',
}
