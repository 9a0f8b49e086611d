import type { Words } from '../text/pairs'
/** The leftover test page of the spec. */
export const noteWords = {
  about: ['ফলের নাম ও ছোট ছোট নোট।', 'Names of fruit and short notes.'],
} satisfies Words
