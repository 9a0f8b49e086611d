import { useLayoutEffect, useRef } from 'react'

/**
 * On a phone an order replaces the list: it starts at its top, and the list returns to its former
 * offset; another list starts at its top. On a wide screen the list scrolls on its own.
 */
export function useListPlace(transId: string | undefined, list = ''): void {
  const listTop = useRef(0)
  const shown = useRef(list)
  useLayoutEffect(() => {
    if (shown.current !== list) listTop.current = 0
    shown.current = list
    if (transId) {
      scrollTo(0, 0)
      return
    }
    scrollTo(0, listTop.current)
    const note = () => {
      listTop.current = scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [transId, list])
}
