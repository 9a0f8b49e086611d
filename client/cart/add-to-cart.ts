import { useQueryClient } from '@tanstack/react-query'
import { addToCart, getCart } from '#contract/cart'
import { read } from '../api/read'
import { useWrite } from '../api/write'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { toast } from '../ui/toast'

/** Tells the outcome by toast, 'exists' as an error (spec section 8). */
export function useAddToCart() {
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: ({ message }) => {
      if (message === 'exists') toast.error(sentences.alreadyInCart)
      else toast.success(sentences.cartAdded, { label: 'কার্ট দেখুন', to: paths.cart() })
    },
  })
}

/**
 * Adds on the way to the checkout. A line that is there already is as good as a new one, but where
 * its quantity is another than the chosen one, that is told.
 */
export function useOrderNow(onReady: () => void) {
  const queryClient = useQueryClient()
  return useWrite(addToCart, {
    refreshes: [getCart],
    onSuccess: async ({ message }, { product_id, quantity }) => {
      if (message === 'exists') {
        const cart = await queryClient.fetchQuery(read(getCart, {})).catch(() => undefined)
        const line = cart?.carts.find((own) => own.product_id === product_id)
        if (line && line.quantity !== quantity) {
          const text = `${sentences.alreadyInCart} (× ${line.quantity})`
          toast.error(text, { label: 'কার্টে বদলান', to: paths.cart() })
        }
      }
      onReady()
    },
  })
}
