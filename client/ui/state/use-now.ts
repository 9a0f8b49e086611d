import { useEffect, useState } from 'react'
import { serverNow } from '../../text/server-clock'

const everyMs = 20_000

/** The time in milliseconds, updated every 20 seconds for waiting times. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => serverNow().getTime())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNow().getTime()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
