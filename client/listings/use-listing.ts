import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { changeFilters, type FilterChange, readFilters } from './listing-filters'
import { type ListingKind, listingQuery } from './listings'

/** A page of a listing and the address's filters. The old page stays until the new one is here. */
export function useListing(kind: ListingKind, name: string) {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const query = useQuery({
    ...listingQuery(kind, name, filters),
    placeholderData: keepPreviousData,
  })

  function hrefOf(page: number): string {
    return `?${changeFilters(search, { page })}`
  }

  /** A slider's steps replace each other in the history; every other change adds an entry. */
  function change(filterChange: FilterChange, replace = false) {
    setSearch((current) => changeFilters(current, filterChange), {
      replace,
      state: { keepScroll: true },
    })
  }

  return { listing: query.data, filters, hrefOf, change, query }
}
