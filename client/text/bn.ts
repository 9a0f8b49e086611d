import type { addresses } from './bn-addresses'
import type { cart } from './bn-cart'
import type { checkout } from './bn-checkout'
import type { customers } from './bn-customers'
import type { messages } from './bn-messages'
import type { orders } from './bn-orders'
import type { pages } from './bn-pages'
import type { profile } from './bn-profile'
import type { shell } from './bn-shell'

/** What a language must have: the words of each room, which come with its screens. */
export type Texts = {
  cart: typeof cart
  addresses: typeof addresses
  checkout: typeof checkout
  customers: typeof customers
  messages: typeof messages
  orders: typeof orders
  pages: typeof pages
  profile: typeof profile
  shell: typeof shell
}
