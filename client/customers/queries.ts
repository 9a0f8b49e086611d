import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCart } from '#contract/cart'
import { getCustomer, logout } from '#contract/customers'
import type { User } from '#contract/customers-shapes'
import { isStatus } from '../api/api-error'
import { call } from '../api/call'
import { keyOf } from '../api/read'
import { sentences } from '../text/sentences'
import { tab } from '../ui/tab'
import { useHydrated } from '../ui/use-hydrated'

/**
 * The customer who is signed in: null for a guest and while that is not known yet (`isKnown`).
 * `failed` is trouble other than being a guest.
 */
export function useCustomer() {
  const queryClient = useQueryClient()
  const query = useQuery(customerQuery())
  // The server renders for everybody; the answer may be here before the last part is taken over.
  const isHydrated = useHydrated()
  const customer = (isHydrated && query.data) || null
  return {
    customer,
    isKnown: isHydrated && !query.isPending,
    isAuthenticated: customer !== null,
    failed: isHydrated && query.isError && !query.data,
    /** Left by own wish, in contrast to a session that ran out. */
    hasLoggedOut: queryClient.getQueryData(keyOf(logout)) === true,
    retry: query.refetch,
  }
}

/** The state's LOGIN (spec section 4). */
function rememberCustomer(queryClient: QueryClient, user: User): void {
  const { queryKey } = customerQuery()
  // An answer from before the login, still under way, would make a guest of them again.
  queryClient.cancelQueries({ queryKey })
  queryClient.removeQueries({ queryKey: keyOf(logout) })
  queryClient.setQueryData<User | null>(queryKey, user)
  queryClient.invalidateQueries({ queryKey: keyOf(getCart) })
}

/** The state's LOGOUT: nothing of the customer stays, the shop's own reads do. */
export function forgetCustomer(queryClient: QueryClient): void {
  queryClient.setQueryData(keyOf(logout), true)
  queryClient.setQueryData<User | null>(customerQuery().queryKey, null)
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.personal === true })
}

/** LOGIN and LOGOUT for components. */
export function useSession() {
  const queryClient = useQueryClient()
  return {
    logIn: (user: User) => rememberCustomer(queryClient, user),
    logOut: () => forgetCustomer(queryClient),
  }
}

/** A guest is an answer, not a failure: a 401 becomes null. */
function customerQuery() {
  return {
    queryKey: keyOf(getCustomer, {}),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User | null> => {
      try {
        const customer = await call(getCustomer, {}, { signal })
        tab.customerId = customer.id
        return customer
      } catch (error) {
        if (!isStatus(error, 401)) throw error
        console.log(sentences.notLoggedIn)
        return null
      }
    },
  }
}
