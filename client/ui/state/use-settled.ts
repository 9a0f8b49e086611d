import { useEffect, useState } from 'react'

/** The value once it has not changed for `restMs` milliseconds. */
export function useSettled(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
