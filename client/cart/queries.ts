import { useQuery } from '@tanstack/react-query'
import { getCart } from '#contract/cart'
import { read } from '../api/read'
import { useCustomer } from '../customers/queries'

/** Changes of the cart and its order are sent in the order in which they were pressed. */
export const cartWrites = 'cart'

/** Lines say what the call asks about them: read with them, so that nothing moves. */
export const cartRead = read(getCart, { on_call: '1' })

/** The signed-in customer's cart lines, oldest first; idle for a guest. */
export function useCart() {
  const { isAuthenticated } = useCustomer()
  return useQuery({
    ...cartRead,
    enabled: isAuthenticated,
    meta: { personal: true },
    // Another tab or phone may have changed the cart.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
}

/** Number of lines on the cart badge. */
export function useCartCount(): number {
  return useCart().data?.carts.length ?? 0
}
