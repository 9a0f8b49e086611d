import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { countDown } from '../ui/next-try'
import { isPassing } from './api-error'

const delaysSeconds = [2, 4, 8, 15, 30]

/**
 * Asks again for what failed and may pass by itself, all of it together, after ever longer delays;
 * the retry panels count down to it. What stands on the screen stays until an answer is there.
 */
export function readFailedAgain(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  let rounds = 0
  let isPlanned = false

  function findFailed() {
    return cache.findAll({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && isPassing(state.error),
    })
  }

  function plan() {
    if (isPlanned || findFailed().length === 0) return
    isPlanned = true
    countDown(delaysSeconds[Math.min(rounds, delaysSeconds.length - 1)] ?? 30, ask)
  }

  async function ask() {
    rounds += 1
    // Offline, the query client itself goes on when the connection is back.
    if (onlineManager.isOnline()) {
      await Promise.all(findFailed().map((query) => askQuietly(queryClient, query)))
    }
    isPlanned = false
    if (findFailed().length === 0) rounds = 0
    plan()
  }

  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') plan()
  })
  plan()
}

/** A fetch of the query's own would put the skeleton back in place of the panel, and take it away again. */
async function askQuietly(queryClient: QueryClient, query: Query): Promise<void> {
  const { queryKey, meta, options } = query
  const { signal } = new AbortController()
  try {
    if (typeof options.queryFn !== 'function' || 'initialPageParam' in options) await query.fetch()
    else {
      const answer = await options.queryFn({ client: queryClient, queryKey, meta, signal })
      queryClient.setQueryData(queryKey, answer)
    }
  } catch {
    // The next round asks again.
  }
}
