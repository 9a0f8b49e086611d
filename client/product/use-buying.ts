import { onlineManager } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddToCart, useOrderNow } from '../cart/add-to-cart'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { useOnline } from '../ui/offline-bar'

/** Both ways to buy. A guest logs in first and comes back to the product. */
export function useBuying(line: { product_id: number; quantity: number }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { customer, isKnown, retry: askWho } = useCustomer()
  const isOnline = useOnline()
  const adding = useAddToCart()
  const ordering = useOrderNow(() => navigate(paths.checkout()))
  const [running, setRunning] = useState<typeof adding.mutate>()
  // A second click comes before the button is drawn as running.
  const isRunning = useRef(false)

  async function buyWith(write: typeof adding) {
    if (isRunning.current) return
    isRunning.current = true
    setRunning(() => write.mutate)
    const who = isKnown ? customer : await whoItIs()
    if (who === null) navigate(paths.login(pathname))
    else {
      const isDone = await write.mutateAsync({ ...line, user_id: who?.id }).then(
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
    addToCart: () => buyWith(adding),
    orderNow: () => buyWith(ordering),
    adding: stateOf(adding),
    ordering: stateOf(ordering),
  }
}
