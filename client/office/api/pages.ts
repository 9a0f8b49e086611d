import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { keyOf } from '../../api/read'
import { callAgain } from './poll'

/** A list for useInfiniteQuery: each page contains the cursor of the next one. */
export function pagesOf<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  everyMs: number | false = false,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      callAgain(endpoint, { ...Object(input), after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: OutputOf<C>): string | undefined => Object(page).next ?? undefined,
    refetchInterval: everyMs,
  })
}
