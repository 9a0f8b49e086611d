import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { toast } from '../ui/toast'
import type { ApiError } from './api-error'
import { isPassing } from './api-error'
import { type CallOptions, call } from './call'
import { keyOf } from './read'

type Write<C extends Call> = {
  /** Calls whose reads are stale once this has succeeded. */
  refreshes?: readonly Call[]
  /** The success toast. */
  success?: string
  onSuccess?: (answer: OutputOf<C>, input: InputOf<C>) => unknown
  /** After the failure is toasted. */
  onError?: (error: ApiError) => unknown
  /** Asked at the moment of sending. */
  options?: (input: InputOf<C>) => CallOptions
  /** Shows the outcome before the answer; what it returns takes it back when the call fails. */
  optimistic?: (input: InputOf<C>) => Promise<() => void>
  /** The same input twice is one change, so an answer that did not come is asked for again. */
  repeatable?: boolean
  /** Covers the page while running (spec section 2, Global). */
  overlay?: boolean
}

/** A call that changes something. A failure is toasted by the query client. */
export function useWrite<C extends Call>(endpoint: C, write: Write<C> = {}) {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<C>, ApiError, InputOf<C>, (() => void) | undefined>({
    mutationKey: keyOf(endpoint),
    // Without a connection the shopper is told at once.
    retry: (failures, error) =>
      write.repeatable === true && failures < 2 && isPassing(error) && navigator.onLine,
    onMutate: (input) => write.optimistic?.(input),
    onError: (error, _input, takeBack) => {
      takeBack?.()
      write.onError?.(error)
    },
    mutationFn: (input) => call(endpoint, input, write.options?.(input)),
    meta: { overlay: write.overlay, access: endpoint.access },
    onSuccess: async (answer, input) => {
      for (const stale of write.refreshes ?? []) {
        queryClient.invalidateQueries({ queryKey: keyOf(stale) })
      }
      if (write.success) toast.success(write.success)
      await write.onSuccess?.(answer, input)
    },
  })
}
