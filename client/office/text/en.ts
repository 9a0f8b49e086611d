import type { Texts } from './bn'
import { frame } from './en-frame'

/** Everything that the office says, in English. */
export const en: Texts = { ...frame }
