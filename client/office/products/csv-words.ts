import type { Words } from '../../text/pairs'

/** Import and export of products as files. */
export const csvWords = {
  import: ['CSV আনুন', 'Import a CSV'],
  export: ['CSV নামান', 'Download as CSV'],
  more: ['CSV আনা ও নামানো', 'Import or download a CSV'],
} satisfies Words
