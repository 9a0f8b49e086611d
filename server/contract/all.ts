import * as addresses from '#contract/addresses'
import * as addressShapes from '#contract/addresses-shapes'
import * as cart from '#contract/cart'
import * as cartShapes from '#contract/cart-shapes'
import * as catalog from '#contract/catalog'
import * as catalogShapes from '#contract/catalog-shapes'
import * as customers from '#contract/customers'
import * as customerShapes from '#contract/customers-shapes'
import * as messages from '#contract/messages'
import * as messageShapes from '#contract/messages-shapes'
import * as notes from '#contract/notes'
import * as noteShapes from '#contract/notes-shapes'
import * as orders from '#contract/orders'
import * as orderShapes from '#contract/orders-shapes'
import { joinCalls, type NamedCalls, pairCalls } from '#contract/pair-calls'
import * as password from '#contract/password'
import * as passwordShapes from '#contract/password-shapes'
import * as reviews from '#contract/reviews'
import * as reviewShapes from '#contract/reviews-shapes'

/** Every call of spec section 7 by its name, with its shape: no browser loads this file. */
export const allCalls: NamedCalls = joinCalls(
  pairCalls('catalog', catalog, catalogShapes),
  pairCalls('reviews', reviews, reviewShapes),
  pairCalls('customers', customers, customerShapes),
  pairCalls('customers', password, passwordShapes),
  pairCalls('addresses', addresses, addressShapes),
  pairCalls('cart', cart, cartShapes),
  pairCalls('orders', orders, orderShapes),
  pairCalls('messages', messages, messageShapes),
  pairCalls('notes', notes, noteShapes),
)
