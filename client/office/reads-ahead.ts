import type { QueryClient } from '@tanstack/react-query'
import { getCounts, getOrder } from '#contract/office/orders'
import { getOfficeProduct, getProductCounts } from '#contract/office/products'
import { getToday } from '#contract/office/today'
import { read } from '../api/read'
import { poll } from './api/poll'
import { filtersOf, orderPages } from './orders/reads'
import { filtersOf as productFiltersOf, productPages } from './products/reads'

/** The parts of an address: those of its path, and its query. */
export type AddressParts = { params: Record<string, string | undefined>; search: URLSearchParams }

/** Reads of the menu, which every screen has. */
export function readMenu(queryClient: QueryClient): void {
  queryClient.prefetchQuery(poll(getCounts, {}))
}

export function readToday(queryClient: QueryClient): void {
  queryClient.prefetchQuery(poll(getToday, {}))
}

export function readOrders(queryClient: QueryClient, { search }: AddressParts): void {
  queryClient.prefetchInfiniteQuery(orderPages(filtersOf(search)))
}

export function readProducts(queryClient: QueryClient, { search }: AddressParts): void {
  queryClient.prefetchInfiniteQuery(productPages(productFiltersOf(search)))
  queryClient.prefetchQuery(poll(getProductCounts, {}))
}

export function readStock(queryClient: QueryClient, { params }: AddressParts): void {
  queryClient.prefetchQuery(read(getOfficeProduct, { id: Number(params.id) || 0 }))
}

export function readOrder(queryClient: QueryClient, address: AddressParts): void {
  const { trans_id = '' } = address.params
  // The form of a new order, whose path has the same shape.
  if (trans_id === 'new') return
  queryClient.prefetchQuery(poll(getOrder, { trans_id }))
  readOrders(queryClient, address)
}
