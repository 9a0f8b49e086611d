import * as addresses from '#contract/addresses'
import * as asks from '#contract/asks'
import * as cart from '#contract/cart'
import * as catalog from '#contract/catalog'
import * as customers from '#contract/customers'
import * as messages from '#contract/messages'
import { nameCalls } from '#contract/name-calls'
import * as notes from '#contract/notes'
import * as orders from '#contract/orders'
import * as password from '#contract/password'
import * as reviews from '#contract/reviews'

/** Every call of spec section 7 by its name, for documents and tests. */
export const allCalls = nameCalls({
  catalog: [catalog],
  reviews: [reviews],
  customers: [customers, password],
  addresses: [addresses],
  cart: [cart],
  orders: [orders],
  messages: [messages],
  asks: [asks],
  notes: [notes],
})
