import { useQueryClient } from '@tanstack/react-query'
import { addToCart, getCart } from '#contract/cart'
import { useWrite } from '../api/write'
import { paths } from '../paths'
import { useText } from '../text/lang'
import { cart } from '../text/rooms/cart'
import { fixed } from '../text/sentences'
import { toast } from '../ui/overlay/toast'
import { cartRead } from './queries'

/** Shows the result as a toast, 'exists' as an error (spec section 8). */
export function useAddToCart() {
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: ({ message }) => {
      if (message === 'exists') toast.error(fixed('alreadyInCart'), toCart('change'))
      else toast.success(fixed('cartAdded'), toCart('see'))
    },
  })
}

/** The quantity chosen at the product, for a line of the cart with another one. */
export type OtherQuantity = { line: number; quantity: number }

/**
 * Adds the product, then leads to the checkout. An existing line is as good as a new one, but a
 * different quantity is mentioned.
 */
export function useOrderNow(onReady: (chosen?: OtherQuantity) => void) {
  const queryClient = useQueryClient()
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: async ({ message }, { product_id, quantity, ...chosen }) => {
      if (message === 'exists') {
        const cart = await queryClient.fetchQuery(cartRead).catch(() => undefined)
        const line = cart?.carts.find(
          (own) =>
            own.product_id === product_id &&
            (chosen.color_id ?? own.color_id) === own.color_id &&
            (chosen.size_id ?? own.size_id) === own.size_id,
        )
        if (line && line.quantity !== quantity) {
          const { en, bn } = fixed('alreadyInCart')
          const many = ` (× ${line.quantity})`
          const there = { en: en + many, bn: bn + many, isFixed: 'en' } as const
          toast.error(there, toCart('change'))
          return onReady({ line: line.id, quantity: Number(quantity) })
        }
      }
      onReady()
    },
  })
}

type Label = { said: 'see' | 'change' }

const toCart = (said: Label['said']) => ({ label: <CartLabel said={said} />, to: paths.cart() })

function CartLabel({ said }: Label) {
  return useText({ cart }).cart[said]
}
