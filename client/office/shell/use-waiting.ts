import { useQuery } from '@tanstack/react-query'
import { useRights } from '../api/me'
import { poll } from '../api/poll'
import type { Place } from './places'
import { getCounts } from '#contract/office/orders'

export type Waiting = Partial<Record<Place['name'], number>>
const none: Waiting = {}

/**
 * What waits behind places of the menu: orders to be called, and new messages with held reviews. Read
 * again while the page is seen; a read that fails leaves what was known.
 */
export function useWaiting(): Waiting {
  const isAllowed = useRights().includes('orders')
  const { data } = useQuery({ ...poll(getCounts, {}), enabled: isAllowed })
  return data ? { orders: data.call.n, inbox: data.messages + data.reviews } : none
}
