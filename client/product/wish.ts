import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { openStoredText } from '../ui/stored-text'

/** The customer's choice of a product; colour and size by id. */
export type Choice = { quantity: number; color?: number; size?: number }
export type Act = 'add' | 'order'
type Wish = { product: number; choice: Choice; act: Act }

const storedWish = openStoredText('session', 'wish')

/** Stores a guest's choice until they return from the login. */
export function storeWish(wish: Wish): void {
  storedWish.write(JSON.stringify(wish))
}

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
    const wish = readWish(storedWish.read())
    if (wish?.product !== product) return
    storedWish.write(null)
    latest.current(wish.choice, isGranted ? wish.act : undefined)
  }, [isKnown, isGranted, product])
}

function readWish(text: string | null): Wish | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
