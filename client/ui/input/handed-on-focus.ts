import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a place that shows one part after another, named by `shown`: if the former part had the
 * focus, the next one gets it. Spread the result on the place.
 */
export function useHandedOnFocus<E extends HTMLElement>(shown: string) {
  const place = useRef<E>(null)
  const focused = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per part that is shown
  useEffect(() => {
    const isLost =
      document.activeElement === document.body && focused.current?.isConnected === false
    if (isLost) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [shown])

  const onFocus = (event: FocusEvent<E>) => {
    focused.current = event.target
  }
  return { ref: place, onFocus }
}
