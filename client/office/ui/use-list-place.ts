import { useLayoutEffect, useRef } from 'react'

/**
 * On a phone what is opened takes the place of the list: it begins at its top, and the list is found
 * again where it was left. On a wide screen the list has its own place beside it.
 */
export function useListPlace(openId: string | undefined): void {
  const listTop = useRef(0)
  useLayoutEffect(() => {
    if (openId) {
      scrollTo(0, 0)
      return
    }
    scrollTo(0, listTop.current)
    const note = () => {
      listTop.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [openId])
}
