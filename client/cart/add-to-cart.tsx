import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { addToCart, type CartItem, getCart, setCartChoice } from '#contract/cart'
import type { InputOf } from '#contract/endpoint'
import { useWrite } from '../api/write'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { toast } from '../ui/overlay/toast'
import { cartRead } from './queries'
import { cartWords } from './words'

/** Colour and size that were tapped at the product, by id and name. */
export type TappedChoice = {
  color_id?: number | undefined
  size_id?: number | undefined
  color?: string | undefined
  size?: string | undefined
}

/** Shows the result as a toast, 'exists' as an error (spec section 8). */
export function useAddToCart(tapped: RefObject<TappedChoice>) {
  const keep = useKeepTapped(tapped)
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: async (answer, input) => {
      await keep(answer.cart, input)
      if (answer.message === 'exists') toast.error(fixed('alreadyInCart'), toCart('change'))
      else toast.success(fixed('cartAdded'), toCart('see'))
    },
  })
}

/** What was chosen at the product, for a line of the cart that has something else. */
export type OtherWish = { line: number; quantity: number; choice?: TappedChoice }

/**
 * Adds the product, then leads to the checkout with its line. An existing line is as good as a new
 * one, but a different quantity or choice is mentioned.
 */
export function useOrderNow(
  tapped: RefObject<TappedChoice>,
  onReady: (line: number | undefined, chosen?: OtherWish) => void,
) {
  const keep = useKeepTapped(tapped)
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: async ({ message, cart: added }, input) => {
      const { line, isOther } = await keep(added, input)
      if (message !== 'exists' || !line) return onReady(line?.id)
      if (!isOther && line.quantity === input.quantity) return onReady(line.id)
      const { en, bn } = fixed('alreadyInCart')
      const many = ` (× ${line.quantity})`
      const there = { en: en + many, bn: bn + many, isFixed: 'en' } as const
      toast.error(there, toCart('change'))
      const choice = isOther && { choice: tapped.current }
      onReady(line.id, { line: line.id, quantity: Number(input.quantity), ...choice })
    },
  })
}

/**
 * Puts the tapped choice on the product's line, where the call that added it has none. A line that
 * had another choice keeps it: `isOther`.
 */
function useKeepTapped(tapped: RefObject<TappedChoice>) {
  const queryClient = useQueryClient()
  const choose = useWrite(setCartChoice, { refreshes: [getCart], repeatable: true })

  async function lineInCart({ product_id, color_id, size_id }: InputOf<typeof addToCart>) {
    const known = await queryClient.fetchQuery(cartRead).catch(() => undefined)
    return known?.carts.find(
      (own) =>
        own.product_id === product_id &&
        (color_id ?? own.color_id) === own.color_id &&
        (size_id ?? own.size_id) === own.size_id,
    )
  }

  return async (added: CartItem | undefined, input: InputOf<typeof addToCart>) => {
    const line = added ?? (await lineInCart(input))
    const { color_id = line?.color_id, size_id = line?.size_id } = tapped.current
    const isSame = color_id === line?.color_id && size_id === line?.size_id
    if (!line || isSame) return { line, isOther: false }
    const had = [line.color_id, line.size_id]
    if (had.some((part, nr) => part !== undefined && part !== [color_id, size_id][nr])) {
      return { line, isOther: true }
    }
    // Its failure is said by a toast, and the line says that the call asks.
    await choose.mutateAsync({ cart_id: line.id, color_id, size_id }).catch(() => {})
    return { line, isOther: false }
  }
}

type Label = { said: 'see' | 'change' }

const toCart = (said: Label['said']) => ({ label: <CartLabel said={said} />, to: paths.cart() })

function CartLabel({ said }: Label) {
  return useWords(cartWords)[said]
}
