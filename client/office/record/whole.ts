import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { read } from '../../api/read'

/** One answer in the store, which acts change as a whole. */
export function useWhole<C extends Call>(endpoint: C, input: InputOf<C>) {
  return openWhole(useQueryClient(), endpoint, input)
}

/** The same for an answer that is not known yet when the screen is shown. */
export function openWhole<C extends Call>(
  queryClient: QueryClient,
  endpoint: C,
  input: InputOf<C>,
) {
  const { queryKey } = read(endpoint, input)
  const now = () => queryClient.getQueryData<OutputOf<C>>(queryKey)
  const put = (answer: OutputOf<C> | undefined) => {
    queryClient.setQueryData<OutputOf<C>>(queryKey, answer)
  }
  function change(to: (answer: OutputOf<C>) => OutputOf<C>) {
    const answer = now()
    if (answer) put(to(answer))
  }
  return {
    now,
    put,
    change,
    /** Shows a change before its answer, in which no running read may come; returns the way back. */
    ahead(to: (answer: OutputOf<C>) => OutputOf<C>): () => void {
      queryClient.cancelQueries({ queryKey })
      const before = now()
      change(to)
      return () => put(before)
    },
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  }
}
