import { useSyncExternalStore } from 'react'

/**
 * False while a part that the server rendered is taken over, true from then on and in every part
 * that the browser makes itself. What the server could not know must not show before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, readTrue, readFalse)
}

const subscribeToNothing = () => () => undefined
const readTrue = () => true
const readFalse = () => false
