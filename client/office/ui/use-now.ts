import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time in milliseconds, updated every 20 seconds for waiting times. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
