import type { Texts } from './bn'
import { account } from './en-account'
import { frame } from './en-frame'
import { staff } from './en-staff'

/** Everything that the office says, in English. */
export const en: Texts = { ...frame, ...account, ...staff }
