import { account } from './bn-account'
import { frame } from './bn-frame'
import { staff } from './bn-staff'

/** Everything that the office says, in Bengali; `en.ts` says the same. Digits are Latin in both. */
export const bn = { ...frame, ...account, ...staff }

/** What a language must have. */
export type Texts = typeof bn
