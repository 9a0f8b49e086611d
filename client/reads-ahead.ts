import type { QueryClient } from '@tanstack/react-query'
import {
  bannersQuery,
  categoriesQuery,
  menusQuery,
  productPages,
  productQuery,
} from './catalog/queries'
import { keywordOf } from './listings/keyword'
import { NothingToFind } from './listings/late-answers'
import type { ListingKind } from './listings/listing'
import { readFilters } from './listings/listing-filters'
import { listingQuery } from './listings/listings'

/** The parts of an address: path and query. */
export type Place = { params: Record<string, string | undefined>; search: URLSearchParams }

/** First reads of the home screen. */
export function readHome(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(menusQuery()),
    queryClient.prefetchQuery(bannersQuery()),
    queryClient.prefetchQuery(categoriesQuery()),
    queryClient.prefetchInfiniteQuery(productPages()),
  ])
}

/** The page of the listing in the address. */
export function readListing(kind: ListingKind) {
  return (queryClient: QueryClient, { params, search }: Place): Promise<unknown> => {
    const name = kind === 'search' ? keywordOf(search) : params[kind]
    return Promise.all([
      queryClient.prefetchQuery(menusQuery()),
      name
        ? queryClient.prefetchQuery(listingQuery(kind, name, readFilters(search)))
        : NothingToFind.preload(),
    ])
  }
}

export function readProduct(queryClient: QueryClient, { params }: Place): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(menusQuery()),
    params.slug && queryClient.prefetchQuery(productQuery(params.slug)),
  ])
}
