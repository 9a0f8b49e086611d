import { useLocation, useSearchParams } from 'react-router'
import { type Filters, filtersOf } from './reads'

/** The filters of the address, and that part of it, which the order beside the list keeps. */
export function useFilters(): { filters: Filters; search: string } {
  const { search } = useLocation()
  const [params] = useSearchParams()
  return { search, filters: filtersOf(params) }
}
