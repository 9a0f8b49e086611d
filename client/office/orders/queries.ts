import { useQuery } from '@tanstack/react-query'
import { getCounts, getOrder, getOrders } from '#contract/office/orders'
import { poll } from '../api/poll'
import { openRefusals } from '../record/act'
import { openRows } from '../record/rows'

export const orderRows = openRows(getOrders, 'orders', {
  own: { call: getOrder, field: 'order', inputOf: ({ trans_id }) => ({ trans_id }) },
})
/** Why an act on an order failed, until the note is closed or another act is done. */
export const refusals = openRefusals()

/** Not polled here: the menu refetches it for all. */
export function useCounts() {
  return useQuery({ ...poll(getCounts, {}), refetchInterval: false })
}
