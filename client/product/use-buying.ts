import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddToCart, useOrderNow } from '../cart/add-to-cart'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { useOnline } from '../ui/online'
import { type Act, type Choice, keepWish } from './wish'

export type Buying = ReturnType<typeof useBuying>

/** Both ways to buy. A guest logs in first, and what they wanted is done when they come back. */
export function useBuying(product: number) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { customer, isKnown, retry: askWho } = useCustomer()
  const isOnline = useOnline()
  const adding = useAddToCart()
  const ordering = useOrderNow(() => navigate(paths.checkout()))
  const [running, setRunning] = useState<typeof adding.mutate>()
  // A second click comes before the button is drawn as running.
  const isRunning = useRef(false)

  async function buy(act: Act, choice: Choice) {
    const write = act === 'add' ? adding : ordering
    if (isRunning.current) return
    isRunning.current = true
    setRunning(() => write.mutate)
    const who = isKnown ? customer : await whoItIs()
    if (who === null) {
      keepWish({ product, choice, act })
      navigate(paths.login(pathname))
    } else {
      const line = { product_id: product, quantity: choice.quantity, user_id: who?.id }
      const isDone = await write.mutateAsync(line).then(
        () => true,
        () => false,
      )
      // The checkout is on its way: until it is there, a second press would order once more.
      if (isDone && write === ordering) return
    }
    isRunning.current = false
    setRunning(undefined)
  }

  /** Undefined where nobody can tell: the call will then fail with the reason. */
  async function whoItIs() {
    return onlineManager.isOnline() ? (await askWho()).data : undefined
  }

  const stateOf = (write: typeof adding) => ({
    isRunning: running === write.mutate,
    hasNoConnection: !isOnline || write.error?.status === 0,
  })
  return {
    buy,
    adding: stateOf(adding),
    ordering: stateOf(ordering),
  }
}
