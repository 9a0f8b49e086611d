import type { addresses } from './bn-addresses'
import type { cart } from './bn-cart'
import type { catalog } from './bn-catalog'
import type { checkout } from './bn-checkout'
import type { customers } from './bn-customers'
import type { deliveryRules } from './bn-delivery-rules'
import type { form } from './bn-form'
import type { home } from './bn-home'
import type { listings } from './bn-listings'
import type { messages } from './bn-messages'
import type { notes } from './bn-notes'
import type { orderProcedure } from './bn-order-procedure'
import type { orders } from './bn-orders'
import type { pages } from './bn-pages'
import type { product } from './bn-product'
import type { profile } from './bn-profile'
import type { reviewForm } from './bn-review-form'
import type { reviews } from './bn-reviews'
import type { shell } from './bn-shell'
import type { suggestions } from './bn-suggestions'
import type { ui } from './bn-ui'

/** Every language has the words of each room; they load with its screens. */
export type Texts = {
  cart: typeof cart
  addresses: typeof addresses
  checkout: typeof checkout
  customers: typeof customers
  messages: typeof messages
  orders: typeof orders
  pages: typeof pages
  orderProcedure: typeof orderProcedure
  deliveryRules: typeof deliveryRules
  profile: typeof profile
  catalog: typeof catalog
  listings: typeof listings
  home: typeof home
  product: typeof product
  reviews: typeof reviews
  reviewForm: typeof reviewForm
  notes: typeof notes
  form: typeof form
  shell: typeof shell
  suggestions: typeof suggestions
  ui: typeof ui
}
