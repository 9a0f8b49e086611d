import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Product } from '#contract/catalog'
import { type TappedChoice, useAddToCart, useOrderNow } from '../cart/add-to-cart'
import { useCustomer } from '../customers/queries'
import { type Act, type Choice, storeWish } from '../customers/wish'
import { paths } from '../paths'
import { toast } from '../ui/overlay/toast'
import { announceScreen } from '../ui/state/announce-screen'
import { useOnline } from '../ui/state/online'
import { missingPart, namesOf, type Part } from './choices'

export type Buying = ReturnType<typeof useBuying>

/** Both buttons to buy. A guest logs in first, and the act runs after their return. */
export function useBuying(product: Product) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { customer, isKnown, retry: askWho } = useCustomer()
  const isOnline = useOnline()
  const tapped = useRef<TappedChoice>({})
  const adding = useAddToCart(tapped)
  const ordering = useOrderNow(tapped, (orderedLine, chosen) =>
    navigate(paths.checkout(), { state: { orderedLine, chosen } }),
  )
  const [missing, setMissing] = useState<Part>()
  const [running, setRunning] = useState<typeof adding.mutate>()
  // A second click comes before the button is drawn as running.
  const isRunning = useRef(false)
  const hasWished = useRef(false)

  async function buy(act: Act, choice: Choice) {
    const write = act === 'add' ? adding : ordering
    if (isRunning.current) return
    const part = missingPart(product, choice)
    setMissing(part)
    if (part) {
      toast.error({ refused: `Please choose a ${part === 'color' ? 'colour' : part}` })
      // Behind the drawing of its mark, which makes it higher.
      requestAnimationFrame(() => showMissing(part))
      return
    }
    const { color: color_id, size: size_id } = choice
    tapped.current = { color_id, size_id, ...namesOf(product, choice) }
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
      const chosen = namesOf(product, choice)
      storeWish({ product: product.id, choice, chosen, act, title, image, priceTaka })
      navigate(paths.login(pathname))
    } else {
      const line = {
        product_id: product.id,
        quantity: choice.quantity,
        user_id: who?.id,
        ...(product.choice_goes_with_order && { color_id, size_id }),
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
    /** The part whose choice a press has missed. */
    missing,
    isOnline,
    isAdding: running === adding.mutate,
    isOrdering: running === ordering.mutate,
    isInCart: adding.data?.message === 'exists',
  }
}

function showMissing(part: Part): void {
  const first = document.querySelector<HTMLElement>(`#buy input[name=${part}]`)
  first?.focus({ preventScroll: true })
  first?.closest('fieldset')?.scrollIntoView({ block: 'center' })
}
