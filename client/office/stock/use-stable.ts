import { useCallback, useRef } from 'react'

/** The function of this render under one identity: parts that are given it need no new render. */
export function useStable<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args: A) => latest.current(...args), [])
}
