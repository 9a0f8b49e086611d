import { useSyncExternalStore } from 'react'

/** Whether the rail is shown, and a screen has room for columns. */
export const useIsWide = () => useMedia('(min-width: 961px)')

/** Whether the shop shows its phone layout; false on the server and until its page hydrates. */
export const useIsPhone = () => useMedia('(max-width: 768px)')

/** Whether a finger is what points: this device is a phone, and has the person's apps. */
export const useIsTouch = () => useMedia('(pointer: coarse)')

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(condition).matches,
    () => false,
  )
}
