import { addToCart, getCart } from '#contract/cart'
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

/** Adds on the way to the checkout: a line that is there already is as good as a new one. */
export function useOrderNow(onReady: () => void) {
  return useWrite(addToCart, { refreshes: [getCart], onSuccess: onReady })
}
