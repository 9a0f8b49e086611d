import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 961px)')

/** Whether there is room for two columns: what stands in either is there once. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
