import type { AskedPart } from '#contract/cart'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'

/** The sentence about these parts; empty without any. */
export function useSayAsked(): (parts: readonly AskedPart[] | undefined) => string {
  const { asked } = useText({ cart }).cart
  return (parts = []) => {
    const [first, second] = parts
    if (!first) return ''
    return second ? asked.both : asked[first]
  }
}
