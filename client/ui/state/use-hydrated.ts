import { useSyncExternalStore } from 'react'

/**
 * False while a part of the server's page hydrates, true afterwards and in every part that the
 * browser makes. Content unknown to the server must not show before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, readTrue, readFalse)
}

const subscribeToNothing = () => () => undefined
const readTrue = () => true
const readFalse = () => false
