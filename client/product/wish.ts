import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { type Act, type Choice, readWish, storeWish } from '../customers/wish'

/**
 * The choice stored for this product, once. `act` is only passed after a login: a guest who turned
 * back does not want it any more. One that a press here stored is for the login: the
 * answer who it is may come after the press.
 */
export function useWish(
  product: number,
  hasWished: RefObject<boolean>,
  onWish: (choice: Choice, act?: Act) => void,
): void {
  const { isKnown, isAuthenticated } = useCustomer()
  const { state } = useLocation()
  const isGranted = isAuthenticated && state?.loggedIn === true
  const latest = useRef(onWish)
  latest.current = onWish

  useEffect(() => {
    if (!isKnown || hasWished.current) return
    const wish = readWish()
    if (wish?.product !== product) return
    storeWish(null)
    latest.current(wish.choice, isGranted ? wish.act : undefined)
  }, [isKnown, isGranted, product, hasWished])
}
