import type { Texts } from './bn'
import { addresses } from './en-addresses'
import { cart } from './en-cart'
import { catalog } from './en-catalog'
import { checkout } from './en-checkout'
import { customers } from './en-customers'
import { deliveryRules } from './en-delivery-rules'
import { form } from './en-form'
import { home } from './en-home'
import { listings } from './en-listings'
import { messages } from './en-messages'
import { notes } from './en-notes'
import { orderProcedure } from './en-order-procedure'
import { orders } from './en-orders'
import { pages } from './en-pages'
import { product } from './en-product'
import { profile } from './en-profile'
import { reviewForm } from './en-review-form'
import { reviews } from './en-reviews'
import { shell } from './en-shell'
import { suggestions } from './en-suggestions'
import { ui } from './en-ui'

/** All texts of the shop in English; a separate file, loaded on demand. */
export const en: Texts = {
  addresses,
  cart,
  checkout,
  customers,
  messages,
  orders,
  pages,
  orderProcedure,
  deliveryRules,
  profile,
  shell,
  suggestions,
  notes,
  reviewForm,
  reviews,
  product,
  home,
  listings,
  catalog,
  form,
  ui,
}
