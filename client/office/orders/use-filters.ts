import { useLocation, useSearchParams } from 'react-router'
import { type Filters, filtersOf } from './reads'

/** What the address asks for, and that part of the address: it goes along to the order beside the list. */
export function useFilters(): { filters: Filters; search: string } {
  const { search } = useLocation()
  const [params] = useSearchParams()
  return { search, filters: filtersOf(params) }
}
