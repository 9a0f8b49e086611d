import type { cart } from './bn-cart'
import type { shell } from './bn-shell'

/** What a language must have: the words of each room, which come with its screens. */
export type Texts = {
  cart: typeof cart
  shell: typeof shell
}
