import { useQuery } from '@tanstack/react-query'
import { getCounts } from '#contract/office/orders'
import { useRights } from '../api/me'
import { poll } from '../api/poll'
import type { Place } from './places'

export type Waiting = Partial<Record<Place['name'], number>>
const none: Waiting = {}

/**
 * Numbers behind places of the menu: orders to call, and new messages with held reviews. Polled
 * while the page is visible; a failed read keeps the former numbers.
 */
export function useWaiting(): Waiting {
  const isAllowed = useRights().includes('orders')
  const { data } = useQuery({ ...poll(getCounts, {}), enabled: isAllowed })
  return data ? { orders: data.call.n, inbox: data.messages + data.reviews } : none
}
