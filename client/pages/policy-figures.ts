import { formatTaka } from '../text/format'
import { useFees } from '../text/shop-facts'

/** Figures of spec section 1 that occur only in policy text, in whole taka. */
export const advanceBookingTaka = 200
const returnCourierTaka = { inside: 50, outside: 100 } as const

export function useDeliveryFees() {
  const { inside, outside } = useFees()
  return { inside: formatTaka(inside), outside: formatTaka(outside) }
}

export const returnCourier = () => ({
  inside: formatTaka(returnCourierTaka.inside),
  outside: formatTaka(returnCourierTaka.outside),
})
