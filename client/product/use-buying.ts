import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Product } from '#contract/catalog'
import { useAddToCart, useOrderNow } from '../cart/add-to-cart'
import { useCustomer } from '../customers/queries'
import { type Act, type Choice, storeWish } from '../customers/wish'
import { paths } from '../paths'
import { toast } from '../ui/overlay/toast'
import { announceScreen } from '../ui/state/announce-screen'
import { useOnline } from '../ui/state/online'
import { missingPart } from './choices'

export type Buying = ReturnType<typeof useBuying>

/** Both buttons to buy. A guest logs in first, and the act runs after their return. */
export function useBuying(product: Product) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { customer, isKnown, retry: askWho } = useCustomer()
  const isOnline = useOnline()
  const adding = useAddToCart()
  const ordering = useOrderNow((chosen) =>
    navigate(paths.checkout(), { state: chosen && { chosen } }),
  )
  const [running, setRunning] = useState<typeof adding.mutate>()
  // A second click comes before the button is drawn as running.
  const isRunning = useRef(false)
  const hasWished = useRef(false)

  async function buy(act: Act, choice: Choice) {
    const write = act === 'add' ? adding : ordering
    if (isRunning.current) return
    const missing = missingPart(product, choice)
    if (missing) {
      toast.error({ refused: `Please choose a ${missing === 'color' ? 'colour' : missing}` })
      const first = document.querySelector<HTMLElement>(`#buy input[name=${missing}]`)
      first?.focus()
      first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
      return
    }
    isRunning.current = true
    // The checkout's code comes while the call runs, or while a guest types.
    if (act === 'order') announceScreen(paths.checkout())
    setRunning(() => write.mutate)
    const who = isKnown ? customer : await whoItIs()
    if (who === null) {
      const { title, price: priceTaka } = product
      // The picture that is shown is in the browser's cache.
      const shown = document.querySelector<HTMLImageElement>('[data-pictures] img')
      const image = shown?.currentSrc ?? product.image
      hasWished.current = true
      storeWish({ product: product.id, choice, act, title, image, priceTaka })
      navigate(paths.login(pathname))
    } else {
      const line = {
        product_id: product.id,
        quantity: choice.quantity,
        user_id: who?.id,
        ...(product.choice_goes_with_order && { color_id: choice.color, size_id: choice.size }),
      }
      const isDone = await write.mutateAsync(line).then(
        () => true,
        () => false,
      )
      // The checkout is loading: until it shows, a second press would order again.
      if (isDone && write === ordering) return
    }
    isRunning.current = false
    setRunning(undefined)
  }

  /** Undefined if it is unknown: the call then fails with the reason. */
  async function whoItIs() {
    return onlineManager.isOnline() ? (await askWho()).data : undefined
  }

  return {
    buy,
    /** A press here has stored a wish for the login. */
    hasWished,
    isOnline,
    isAdding: running === adding.mutate,
    isOrdering: running === ordering.mutate,
    isInCart: adding.data?.message === 'exists',
  }
}
