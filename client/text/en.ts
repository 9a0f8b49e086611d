import type { Texts } from './bn'
import { addresses } from './en-addresses'
import { cart } from './en-cart'
import { checkout } from './en-checkout'
import { customers } from './en-customers'
import { messages } from './en-messages'
import { orders } from './en-orders'
import { pages } from './en-pages'
import { profile } from './en-profile'
import { shell } from './en-shell'

/** Everything that the shop says, in English; a file of its own that comes where it is wanted. */
export const en: Texts = {
  addresses,
  cart,
  checkout,
  customers,
  messages,
  orders,
  pages,
  profile,
  shell,
}
