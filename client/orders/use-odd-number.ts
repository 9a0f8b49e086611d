import type { Order } from '#contract/orders'
import { isLocalMobileNumber, oddLengthOf } from '#contract/phone'
import { useText } from '../text/lang'
import { orders } from '../text/rooms/orders'

/** The remark about the number of an order; undefined where a courier can call it. */
export function useOddNumber({ address }: Order): string | undefined {
  const text = useText({ orders }).orders
  if (isLocalMobileNumber(address.number)) return undefined
  const digits = oddLengthOf(address.number)
  return digits ? text.oddNumber(digits) : text.noMobile
}
