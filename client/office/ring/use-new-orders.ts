import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getCounts } from '#contract/office/orders'
import { useRights } from '../api/me'
import { poll } from '../api/poll'
import { countInTitle } from '../ui/title'
import { isQuiet, playRing, ringNow, unlockSound, useRing } from './ring'

/** Rings for an order that came since this page opened, and counts those of a hidden page in its title. */
export function useNewOrders(): void {
  const [{ isOn }] = useRing()
  const isAllowed = useRights().includes('orders')
  const { data } = useQuery({
    ...poll(getCounts, {}),
    enabled: isAllowed,
    refetchIntervalInBackground: isOn,
  })
  const former = useRef<{ newest: number; toCall: number }>(undefined)
  const unseen = useRef(0)
  useEffect(() => {
    if (!data) return
    const before = former.current
    const newest = Math.max(data.newest ?? 0, before?.newest ?? 0)
    former.current = { newest, toCall: data.call.n }
    if (!before || newest === before.newest) return
    if (document.hidden) {
      unseen.current += Math.max(1, data.call.n - before.toCall)
      countInTitle(unseen.current)
    }
    const ring = ringNow()
    if (ring.isOn && !isQuiet(ring, new Date().getHours())) playRing()
  }, [data])
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      unseen.current = 0
      countInTitle(0)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!isOn) return
    addEventListener('pointerdown', unlockSound)
    addEventListener('keydown', unlockSound)
    return () => {
      removeEventListener('pointerdown', unlockSound)
      removeEventListener('keydown', unlockSound)
    }
  }, [isOn])
}
