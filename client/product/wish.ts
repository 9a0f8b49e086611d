import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { type Act, type Choice, readWish, storeWish } from '../customers/wish'

/**
 * The choice stored for this product, once. `act` is only passed after a login: a guest who turned
 * back does not want it any more.
 */
export function useWish(product: number, onWish: (choice: Choice, act?: Act) => void): void {
  const { isKnown, isAuthenticated } = useCustomer()
  const { state } = useLocation()
  const isGranted = isAuthenticated && state?.loggedIn === true
  const latest = useRef(onWish)
  latest.current = onWish

  useEffect(() => {
    if (!isKnown) return
    const wish = readWish()
    if (wish?.product !== product) return
    storeWish(null)
    latest.current(wish.choice, isGranted ? wish.act : undefined)
  }, [isKnown, isGranted, product])
}
