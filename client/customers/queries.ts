import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCart } from '#contract/cart'
import type { User } from '#contract/customers'
import { getCustomer, logout } from '#contract/customers'
import { isStatus } from '../api/api-error'
import { call } from '../api/call'
import { keyOf } from '../api/read'
import { quoted } from '../text/sentences'
import { tab } from '../ui/state/tab'
import { useHydrated } from '../ui/state/use-hydrated'

/**
 * The signed-in customer: null for a guest and until it is known (`isKnown`). `failed`: an error
 * other than being a guest.
 */
export function useCustomer() {
  const queryClient = useQueryClient()
  const query = useQuery(customerQuery())
  // The server renders for everybody, and the answer may arrive before hydration ends.
  const isHydrated = useHydrated()
  const customer = (isHydrated && query.data) || null
  return {
    customer,
    isKnown: isHydrated && !query.isPending,
    isAuthenticated: customer !== null,
    failed: isHydrated && query.isError && !query.data,
    /** A logout by the customer, in contrast to an expired session. */
    hasLoggedOut: queryClient.getQueryData(keyOf(logout)) === true,
    retry: query.refetch,
  }
}

/** The state's LOGIN (spec section 4). */
function rememberCustomer(queryClient: QueryClient, user: User): void {
  const { queryKey } = customerQuery()
  // An older answer, still in transit, would turn the customer into a guest again.
  queryClient.cancelQueries({ queryKey })
  queryClient.removeQueries({ queryKey: keyOf(logout) })
  queryClient.setQueryData<User | null>(queryKey, user)
  queryClient.invalidateQueries({ queryKey: keyOf(getCart) })
}

/** The state's LOGOUT: removes the customer's data and leaves the shop's own reads. */
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

/** A guest is an answer, no error: a 401 becomes null. */
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
        console.log(quoted('notLoggedIn'))
        return null
      }
    },
  }
}
