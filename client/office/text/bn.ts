import { frame } from './bn-frame'

/** Everything that the office says, in Bengali; `en.ts` says the same. Digits are Latin in both. */
export const bn = { ...frame }

/** What a language must have. */
export type Texts = typeof bn
