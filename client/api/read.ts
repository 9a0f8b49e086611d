import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { ApiError } from './api-error'
import { call } from './call'

type Reading<Answer> = {
  queryKey: DataTag<QueryKey, Answer, ApiError>
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

/** A read of a call for useQuery and similar hooks. */
export function read<C extends Call>(endpoint: C, input: InputOf<C>): Reading<OutputOf<C>> {
  const { queryKey } = queryOptions<OutputOf<C>, ApiError, OutputOf<C>, QueryKey>({
    queryKey: keyOf(endpoint, input),
  })
  return { queryKey, queryFn: ({ signal }) => call(endpoint, input, { signal }) }
}

/** A read that grows page by page for useInfiniteQuery. */
export function readPages<C extends Call>(
  endpoint: C,
  inputOfPage: (page: number) => InputOf<C>,
  positionOf: (answer: OutputOf<C>) => { current_page: number; last_page: number },
) {
  return {
    queryKey: [...keyOf(endpoint, inputOfPage(1)), 'pages'],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
      call(endpoint, inputOfPage(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (answer: OutputOf<C>) => {
      const { current_page, last_page } = positionOf(answer)
      return current_page < last_page ? current_page + 1 : undefined
    },
  }
}

/** The key of a read; without an input, the prefix of all reads of the call. */
export function keyOf(endpoint: Call, input?: unknown): QueryKey {
  return input === undefined ? [endpoint.path] : [endpoint.path, input]
}
