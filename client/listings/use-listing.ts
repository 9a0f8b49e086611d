import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ListingKind } from './listing'
import { changeFilters, type FilterChange, openPrice, readFilters } from './listing-filters'
import { listingQuery } from './listings'

/**
 * A page of a listing and its filters: those of the address, else those that a keyword says in words. The old page stays
 * until the new one is here.
 */
export function useListing(kind: ListingKind, name: string) {
  const [search, setSearch] = useSearchParams()
  const own = readFilters(search)
  const query = useQuery({
    ...listingQuery(kind, name, own),
    placeholderData: keepPreviousData,
  })
  const read = query.data?.found?.read_as
  const { minTaka, maxTaka } = own.isPriced
    ? own
    : { minTaka: read?.min ?? openPrice.minTaka, maxTaka: read?.max ?? openPrice.maxTaka }
  const filters = { ...own, minTaka, maxTaka, sort: own.sort ?? read?.sort }

  function changed(current: URLSearchParams, filterChange: FilterChange) {
    const isSaid = read !== undefined && (own.isPriced || 'minTaka' in filterChange)
    return changeFilters(current, filterChange, isSaid)
  }

  function hrefOf(filterChange: FilterChange): string {
    return `?${changed(search, filterChange)}`
  }

  /** Turns the words for price and order of the keyword into filters of the address. */
  function hrefWithout(filterChange: FilterChange): string {
    if (!read) return hrefOf(filterChange)
    const next = changeFilters(search, { ...filters, ...filterChange, page: 1 }, read.rest === '')
    if (read.rest) next.set('keyword', read.rest)
    return `?${next}`
  }

  /** A slider's steps replace each other in the history; every other change adds an entry. */
  function change(filterChange: FilterChange, replace = false) {
    setSearch((current) => changed(current, filterChange), {
      replace,
      state: { keepScroll: true },
    })
  }

  return { listing: query.data, filters, hrefOf, hrefWithout, change, query }
}
