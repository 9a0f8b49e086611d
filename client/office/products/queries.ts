import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { getCatalogue } from '#contract/office/catalogue'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { getProductCounts, getProducts } from '#contract/office/products'
import { keyOf, read } from '../../api/read'
import { poll } from '../api/poll'
import { type Filters, productPages } from './reads'

type Pages = InfiniteData<OutputOf<typeof getProducts>>
export type ProductRows = ReturnType<typeof useProductRows>

export function useProductRows(filters: Filters) {
  return useInfiniteQuery(productPages(filters))
}

export function useProductCounts() {
  return useQuery(poll(getProductCounts, {}))
}

/** Categories and tags for the filters. */
export function useCatalogue() {
  return useQuery(read(getCatalogue, {})).data?.shelves
}

/** A row from any list. */
export function findRow(queryClient: QueryClient, id: number): ProductRow | undefined {
  for (const [, pages] of listsIn(queryClient)) {
    const found = pages?.pages.flatMap(({ products }) => products).find((row) => row.id === id)
    if (found) return found
  }
  return undefined
}

/** Stores rows from an answer, in every list. */
export function cacheRows(queryClient: QueryClient, rows: readonly ProductRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  changeRows(queryClient, (row) => byId.get(row.id) ?? row)
}

/** Shows a row in its new state before the answer. A running read would show the former one. */
export function updateOptimistically(
  queryClient: QueryClient,
  id: number,
  change: Partial<ProductRow>,
): void {
  queryClient.cancelQueries({ queryKey: keyOf(getProducts) })
  changeRows(queryClient, (row) => (row.id === id ? { ...row, ...change } : row))
}

function changeRows(queryClient: QueryClient, change: (row: ProductRow) => ProductRow): void {
  for (const [key, pages] of listsIn(queryClient)) {
    if (!pages) continue
    queryClient.setQueryData<Pages>(key, {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, products: page.products.map(change) })),
    })
  }
}

function listsIn(queryClient: QueryClient) {
  return queryClient.getQueriesData<Pages>({
    queryKey: keyOf(getProducts),
    predicate: ({ queryKey }) => queryKey.at(-1) === 'pages',
  })
}
