import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useNavigate } from 'react-router'
import { addToCart, getCart } from '#contract/cart'
import { ApiError, noConnection } from '../api/api-error'
import { keyOf } from '../api/read'
import { cartWrites } from '../cart/queries'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { announceScreen } from '../ui/state/announce-screen'
import { loadAgain } from '../ui/state/load-again'
import { orderWords } from './words'

type OrderAgainProps = { transId: string; kind?: 'outline' | 'quiet'; wide?: boolean }

/** Puts the goods of an order into the cart and opens it, which names those that did not go. */
export function OrderAgain({ transId, kind = 'quiet', wide }: OrderAgainProps) {
  const text = useWords(orderWords)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const mutationKey = keyOf(addToCart)
  const again = useMutation({
    // As one call of many, so that other tabs hear of it.
    mutationKey,
    scope: { id: cartWrites },
    meta: { access: addToCart.access },
    mutationFn: async () => {
      const { orderAgain } = await loadAgain(() => import('./order-again')).catch(() => {
        throw new ApiError(0, noConnection)
      })
      return orderAgain(queryClient, transId)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(getCart) }),
    onSuccess: (leftOut) =>
      navigate(paths.cart(), { state: leftOut.length > 0 ? { leftOut } : null }),
  })
  // Until the cart shows, a second press would run again.
  const isRunning = again.isPending || again.isSuccess

  function press() {
    // Reads the cache: a second tap comes before this screen is drawn again.
    if (isRunning || queryClient.isMutating({ mutationKey }) > 0) return
    announceScreen(paths.cart())
    again.mutate()
  }
  return (
    <Button kind={kind} wide={wide} busy={isRunning} onClick={press}>
      <ShoppingCart className="icon icon-18" aria-hidden />
      {text.again}
      <span className="visually-hidden">{`: ${transId}`}</span>
    </Button>
  )
}
