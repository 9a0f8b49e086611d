import type { Texts } from './bn'
import { account } from './en-account'
import { customers } from './en-customers'
import { frame } from './en-frame'
import { inbox } from './en-inbox'
import { order } from './en-order'
import { orders } from './en-orders'
import { slips } from './en-slips'
import { staff } from './en-staff'
import { today } from './en-today'

/** All texts of the office in English. */
export const en: Texts = {
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
