import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { countDown } from '../ui/state/next-try'
import { isPassing } from './api-error'

const delaysSeconds = [2, 4, 8, 15, 30]

/**
 * Repeats reads that failed temporarily, all together, after growing delays; the retry panels count
 * down. The screen keeps its content until an answer comes.
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
    // Offline, the query client itself continues once the connection is back.
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

/** A fetch by the query itself would replace the panel by the skeleton for a moment. */
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
    // The next round repeats it.
  }
}
