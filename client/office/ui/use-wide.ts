import { useSyncExternalStore } from 'react'

const wide = '(min-width: 961px)'

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the rail is shown, and a screen has room for columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}
