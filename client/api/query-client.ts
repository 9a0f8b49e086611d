import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { getCustomer } from '#contract/customers'
import type { Call } from '#contract/endpoint'
import { quoted } from '../text/sentences'
import { retried, toast } from '../ui/overlay/toast'
import type { ApiError } from './api-error'
import { keyOf } from './read'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    // `overlay` covers the page during the first load; `personal` is dropped at logout.
    queryMeta: { overlay?: boolean; personal?: boolean }
    mutationMeta: { overlay?: boolean; access?: Call['access'] }
  }
}

const minutes = 60_000

/**
 * The client's store. A failed write shows the server's message as a toast; a failed read is only
 * logged (spec section 8), and `read-again.ts` repeats it.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isCustomer = query.queryKey[0] === getCustomer.path
        console.log(isCustomer ? quoted('notLoggedIn') : error.message)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_input, mutation) => retried(pathOf(mutation)),
      onError: (error, _input, _result, mutation) => {
        toast.refused(pathOf(mutation), error.message ? { refused: error.message } : undefined)
        // After a refusal another customer may have logged in here, on another tab.
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
      // A write is never queued silently: offline it fails at once.
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

function pathOf({ options }: { options: { mutationKey?: QueryKey } }): string {
  return String(options.mutationKey?.[0])
}
