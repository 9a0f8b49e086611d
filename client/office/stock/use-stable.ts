import { useCallback, useRef } from 'react'

/** The latest function under a stable identity: its users need no new render. */
export function useStable<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args: A) => latest.current(...args), [])
}
