import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast'
import { textNow } from '../text/lang'

const minuteMs = 60_000

/** The cache that is the office's store. A failed write toasts the server's sentence, or that it did not get there. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        const { noConnection, failed } = textNow().trouble
        toast.error(error.status === 0 ? noConnection : error.message || failed)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 10_000, gcTime: 30 * minuteMs, retry: false },
      // A write is never queued silently: offline it fails at once and says so.
      mutations: { networkMode: 'always' },
    },
  })
}
