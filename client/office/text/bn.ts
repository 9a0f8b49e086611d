import { account } from './bn-account'
import { customers } from './bn-customers'
import { frame } from './bn-frame'
import { inbox } from './bn-inbox'
import { order } from './bn-order'
import { orders } from './bn-orders'
import { slips } from './bn-slips'
import { staff } from './bn-staff'
import { today } from './bn-today'

/** All texts of the office in Bengali; `en.ts` has the same. Digits are Latin in both. */
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
