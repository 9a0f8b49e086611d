import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/read'
import { useRights } from '../account/queries'
import type { Place } from './places'
import { getCounts } from '#contract/office/orders'

const againAfterMs = 15_000
const none: Partial<Record<Place['name'], number>> = {}

/**
 * What waits behind places of the menu: orders to be called, and new messages with held reviews. Read
 * again while the page is seen; a read that fails leaves what was known.
 */
export function useWaiting(): Partial<Record<Place['name'], number>> {
  const isAllowed = useRights().includes('orders')
  const { data } = useQuery({
    ...read(getCounts, {}),
    enabled: isAllowed,
    refetchInterval: againAfterMs,
  })
  return data ? { orders: data.call.n, inbox: data.messages + data.reviews } : none
}
