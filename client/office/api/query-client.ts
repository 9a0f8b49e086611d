import { QueryCache, QueryClient } from '@tanstack/react-query'
import { getMe } from '#contract/office/staff'
import { askWhoItIs } from './send'

const minuteMs = 60_000

/** The office's store. Writes go through `useSend`. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error.status === 401 && query.queryKey[0] !== getMe.path) askWhoItIs(queryClient)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 10_000, gcTime: 30 * minuteMs, retry: false },
      // A write is never queued silently: offline it fails at once.
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
