import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { getCustomer } from '#contract/customers'
import type { Call } from '#contract/endpoint'
import { sentences } from '../text/sentences'
import { toast } from '../ui/toast'
import type { ApiError } from './api-error'
import { keyOf } from './read'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    // `overlay` covers the page while the first load runs; `personal` is dropped at logout.
    queryMeta: { overlay?: boolean; personal?: boolean }
    mutationMeta: { overlay?: boolean; access?: Call['access'] }
  }
}

const minutes = 60_000

/**
 * The cache that is the client's store. A failed write toasts the server's message; a failed read
 * only logs (spec section 8); it is asked again by `read-again.ts`, which says when.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isCustomer = query.queryKey[0] === getCustomer.path
        console.log(isCustomer ? sentences.notLoggedIn : error.message)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        toast.error(error.message ? { refused: error.message } : undefined)
        // Refused, it may be that another customer has logged in here, unheard of.
        if (mutation.meta?.access === 'customer' && [401, 403, 409].includes(error.status)) {
          queryClient.invalidateQueries({ queryKey: keyOf(getCustomer) })
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: minutes,
        gcTime: 30 * minutes,
        retry: false,
        refetchOnWindowFocus: false,
      },
      // A write is never queued silently: offline it fails at once and says so.
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
