import type { Texts } from './bn'
import { account } from './en-account'
import { customers } from './en-customers'
import { districts } from './en-districts'
import { frame } from './en-frame'
import { inbox } from './en-inbox'
import { order } from './en-order'
import { orders } from './en-orders'
import { settings } from './en-settings'
import { slips } from './en-slips'
import { staff } from './en-staff'
import { today } from './en-today'
import { refusals } from '#contract/office/refusals'

/** Everything that the office says, in English. */
export const en: Texts = {
  ...frame,
  ...account,
  ...staff,
  ...orders,
  ...order,
  ...districts,
  ...today,
  ...inbox,
  ...settings,
  ...slips,
  ...customers,
  refusals,
}
