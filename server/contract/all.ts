import * as addresses from '#contract/addresses'
import * as addressShapes from '#contract/addresses-shapes'
import * as cart from '#contract/cart'
import * as cartShapes from '#contract/cart-shapes'
import * as catalog from '#contract/catalog'
import * as catalogShapes from '#contract/catalog-shapes'
import * as customers from '#contract/customers'
import * as customerShapes from '#contract/customers-shapes'
import type { Call, Shape } from '#contract/endpoint'
import * as messages from '#contract/messages'
import * as messageShapes from '#contract/messages-shapes'
import * as notes from '#contract/notes'
import * as noteShapes from '#contract/notes-shapes'
import * as orders from '#contract/orders'
import * as orderShapes from '#contract/orders-shapes'
import * as password from '#contract/password'
import * as passwordShapes from '#contract/password-shapes'
import * as reviews from '#contract/reviews'
import * as reviewShapes from '#contract/reviews-shapes'

/** Every call of spec section 7 by its name, with its shape. For documents and tests; the browser never loads it. */
export const allCalls: Record<string, { feature: string; call: Call; shape: Shape }> = {
  ...pair('catalog', catalog, catalogShapes),
  ...pair('reviews', reviews, reviewShapes),
  ...pair('customers', customers, customerShapes),
  ...pair('customers', password, passwordShapes),
  ...pair('addresses', addresses, addressShapes),
  ...pair('cart', cart, cartShapes),
  ...pair('orders', orders, orderShapes),
  ...pair('messages', messages, messageShapes),
  ...pair('notes', notes, noteShapes),
}

function pair<Calls extends Record<string, Call>>(
  feature: string,
  calls: Calls,
  shapes: Record<keyof Calls, Shape>,
) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { feature, call, shape: shapes[name as keyof Calls] },
    ]),
  )
}
