import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { type ToastText, toast } from '../ui/toast'
import { type ApiError, isPassing } from './api-error'
import { type CallOptions, call } from './call'
import { keyOf } from './read'

/** A change: its call, its success, and its outcome shown before the answer. */
export type Change<C extends Call> = {
  /** Calls whose reads are stale once this has succeeded. */
  refreshes?: readonly Call[]
  /** The success toast. */
  success?: ToastText
  onSuccess?: (answer: OutputOf<C>, input: InputOf<C>) => unknown
  onError?: (error: ApiError, input: InputOf<C>) => unknown
  /** Shows the outcome before the answer; what it returns takes it back when the call fails. */
  optimistic?: (input: InputOf<C>) => Promise<() => void>
}

type Write<C extends Call> = Change<C> & {
  /** Asked at the moment of sending. */
  options?: (input: InputOf<C>) => CallOptions
  /** The same input twice is one change, so an answer that did not come is asked for again. */
  repeatable?: boolean
  /** Covers the page while running (spec section 2, Global). */
  overlay?: boolean
}

/** A call that changes something. A failure is toasted by the query client, before `onError`. */
export function useWrite<C extends Call>(endpoint: C, write: Write<C> = {}) {
  return useChange(endpoint, write, {
    mutationFn: (input) => call(endpoint, input, write.options?.(input)),
    // Without a connection the shopper is told at once.
    retry: (failures, error) =>
      write.repeatable === true && failures < 2 && isPassing(error) && navigator.onLine,
    meta: { overlay: write.overlay, access: endpoint.access },
  })
}

type Sending<C extends Call> = UseMutationOptions<
  OutputOf<C>,
  ApiError,
  InputOf<C>,
  (() => void) | undefined
>

/** A change, sent in the way of the page: the shop's is above. */
export function useChange<C extends Call>(endpoint: C, change: Change<C>, sending: Sending<C>) {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<C>, ApiError, InputOf<C>, (() => void) | undefined>({
    ...sending,
    mutationKey: keyOf(endpoint),
    onMutate: (input) => change.optimistic?.(input),
    onError: (error, input, takeBack) => {
      takeBack?.()
      change.onError?.(error, input)
    },
    onSuccess: async (answer, input) => {
      for (const stale of change.refreshes ?? []) {
        queryClient.invalidateQueries({ queryKey: keyOf(stale) })
      }
      if (change.success) toast.success(change.success)
      await change.onSuccess?.(answer, input)
    },
  })
}
