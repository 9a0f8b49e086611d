import { openTexts } from './lang'

/** Import and export of products as files. */
const bn = { import: 'CSV আনুন', export: 'CSV নামান', more: 'CSV আনা ও নামানো' }

const en: typeof bn = {
  import: 'Import a CSV',
  export: 'Download as CSV',
  more: 'Import or download a CSV',
}

export const [useCsvText] = openTexts(bn, en)
