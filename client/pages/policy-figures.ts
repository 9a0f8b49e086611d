import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'

/** Figures of spec section 1 that occur only in policy text, in whole taka. */
export const advanceBookingTaka = 200
const returnCourierTaka = { inside: 50, outside: 100 } as const

export const deliveryFees = () => ({
  inside: formatTaka(shippingFees.insideDhaka),
  outside: formatTaka(shippingFees.outsideDhaka),
})

export const returnCourier = () => ({
  inside: formatTaka(returnCourierTaka.inside),
  outside: formatTaka(returnCourierTaka.outside),
})
