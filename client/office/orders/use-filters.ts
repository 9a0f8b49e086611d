import { useLocation, useSearchParams } from 'react-router'
import type { Filters } from './queries'
import { queues } from '#contract/office/rules'

/** What the address asks for, and that part of the address: it goes along to the order beside the list. */
export function useFilters(): { filters: Filters; search: string } {
  const { search } = useLocation()
  const [params] = useSearchParams()
  const q = params.get('q')?.trim() || undefined
  const status = /^[0-5]$/.exec(params.get('status') ?? '')?.[0]
  const asked = queues.find((queue) => queue === params.get('queue')) ?? 'call'
  return {
    search,
    filters: {
      queue: q || status ? 'all' : asked,
      ...(q && { q }),
      ...(status && { status: Number(status) }),
    },
  }
}
