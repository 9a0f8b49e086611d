import { useQuery } from '@tanstack/react-query'
import { type AskedPart, getCart } from '#contract/cart'
import { read } from '../api/read'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'

const askedRead = { ...read(getCart, { on_call: '1' }), meta: { personal: true } }

/** What the call asks about each line of the cart. It comes late. */
export function useAskedParts(): (line: { id: number }) => readonly AskedPart[] {
  const { data } = useQuery(askedRead)
  return ({ id }) => data?.carts.find((line) => line.id === id)?.asked_on_call ?? []
}

/** The sentence about these parts; empty without any. */
export function useSayAsked(): (parts: readonly AskedPart[] | undefined) => string {
  const { asked } = useText({ cart }).cart
  return (parts = []) => {
    const [first, second] = parts
    if (!first) return ''
    return second ? asked.both : asked[first]
  }
}
