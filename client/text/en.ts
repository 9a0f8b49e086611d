import type { Texts } from './bn'
import { cart } from './en-cart'
import { shell } from './en-shell'

/** Everything that the shop says, in English; a file of its own that comes where it is wanted. */
export const en: Texts = { cart, shell }
