import type { Order } from '#contract/orders'
import { isLocalMobileNumber, oddLengthOf } from '#contract/phone'
import { useWords } from '../text/lang'
import { orderWords } from './words'

/** The remark about the number of an order; undefined where a courier can call it. */
export function useOddNumber({ address }: Order): string | undefined {
  const text = useWords(orderWords)
  if (isLocalMobileNumber(address.number)) return undefined
  const digits = oddLengthOf(address.number)
  return digits ? text.oddNumber(digits) : text.noMobile
}
