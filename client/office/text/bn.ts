import { bn as account } from './first/account'
import { bn as customers } from './first/customers'
import { bn as frame } from './first/frame'
import { bn as inbox } from './first/inbox'
import { bn as order } from './first/order'
import { bn as orders } from './first/orders'
import { bn as slips } from './first/slips'
import { bn as staff } from './first/staff'
import { bn as today } from './first/today'

/** Texts of the first load in Bengali. Digits are Latin in both languages. */
export const bn = {
  ...frame,
  ...account,
  ...staff,
  ...orders,
  ...order,
  ...today,
  ...inbox,
  ...slips,
  ...customers,
}

/** The texts that a language must have. */
export type Texts = typeof bn
