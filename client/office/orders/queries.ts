import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import type { OfficeOrder, OrderRow } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders } from '#contract/office/orders'
import { keyOf, read } from '../../api/read'
import { poll } from '../api/poll'
import { type Filters, orderPages } from './reads'

type Pages = InfiniteData<OutputOf<typeof getOrders>>

export type OrderRows = ReturnType<typeof useOrderRows>

export function useOrderRows(filters: Filters) {
  return useInfiniteQuery(orderPages(filters))
}

/** Not polled here: the menu refetches it for all. */
export function useCounts() {
  return useQuery({ ...poll(getCounts, {}), refetchInterval: false })
}

export function useOrder(transId: string) {
  return useQuery(poll(getOrder, { trans_id: transId }))
}

/** Stores an order from an answer, in its own read and in every list. */
export function cacheOrder(queryClient: QueryClient, order: OfficeOrder): void {
  const { queryKey } = read(getOrder, { trans_id: order.trans_id })
  queryClient.setQueryData(queryKey, { message: 'success', order })
  changeRows(queryClient, (row) => (row.id === order.id ? order : row))
}

/**
 * Shows an order in its new state before the answer; `isCalled` removes it from the lists of calls.
 * The returned function reverts all.
 */
export async function updateOptimistically(
  queryClient: QueryClient,
  order: OfficeOrder,
  change: Partial<OfficeOrder>,
  isCalled = false,
): Promise<() => void> {
  const { queryKey } = read(getOrder, { trans_id: order.trans_id })
  await Promise.all([
    queryClient.cancelQueries({ queryKey }),
    queryClient.cancelQueries({ queryKey: keyOf(getOrders) }),
  ])
  const one = queryClient.getQueryData(queryKey)
  const lists = queryClient.getQueriesData<Pages>({ queryKey: keyOf(getOrders) })
  queryClient.setQueryData(queryKey, { message: 'success', order: { ...order, ...change } })
  changeRows(queryClient, (row, queue) => {
    if (row.id !== order.id) return row
    return isCalled && (queue === 'call' || queue === 'later') ? null : { ...row, ...change }
  })
  return () => {
    queryClient.setQueryData(queryKey, one)
    for (const [key, pages] of lists) queryClient.setQueryData(key, pages)
  }
}

function changeRows(
  queryClient: QueryClient,
  change: (row: OrderRow, queue: unknown) => OrderRow | null,
): void {
  for (const [key, pages] of queryClient.getQueriesData<Pages>({ queryKey: keyOf(getOrders) })) {
    const { queue } = Object(key[1])
    if (!pages) continue
    queryClient.setQueryData<Pages>(key, {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        orders: page.orders.flatMap((row) => change(row, queue) ?? []),
      })),
    })
  }
}
