import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { type ToastText, toast } from '../ui/overlay/toast'
import { type ApiError, isPassing } from './api-error'
import { type CallOptions, call } from './call'
import { keyOf } from './read'

/** A change: its call, its effects on success, and its result shown before the answer. */
export type Change<C extends Call> = {
  /** Calls whose reads are stale after a success. */
  refreshes?: readonly Call[]
  /** The success toast. */
  success?: ToastText
  onSuccess?: (answer: OutputOf<C>, input: InputOf<C>) => unknown
  onError?: (error: ApiError, input: InputOf<C>) => unknown
  /** Shows the result before the answer; the returned function reverts it when the call fails. */
  optimistic?: (input: InputOf<C>) => Promise<() => void>
}

type Write<C extends Call> = Change<C> & {
  /** Read at the moment of sending. */
  options?: (input: InputOf<C>) => CallOptions
  /** A repeated input is the same change, so it is sent again when no answer came. */
  repeatable?: boolean
  /** Covers the page while running (spec section 2, Global). */
  overlay?: boolean
  /** Changes of one name are sent one after another. */
  inTurn?: string
}

/** A call that changes data. The query client shows an error as a toast, before `onError`. */
export function useWrite<C extends Call>(endpoint: C, write: Write<C> = {}) {
  return useChange(endpoint, write, {
    mutationFn: (input) => call(endpoint, input, write.options?.(input)),
    // Without a connection it fails at once, with a message.
    retry: (tries, error) =>
      write.repeatable === true && tries < 2 && isPassing(error) && navigator.onLine,
    meta: { overlay: write.overlay, access: endpoint.access },
    scope: write.inTurn === undefined ? undefined : { id: write.inTurn },
  })
}

type Sending<C extends Call> = UseMutationOptions<
  OutputOf<C>,
  ApiError,
  InputOf<C>,
  (() => void) | undefined
>

/** A change, sent by the page's own function: the shop's is above. */
export function useChange<C extends Call>(endpoint: C, change: Change<C>, sending: Sending<C>) {
  const queryClient = useQueryClient()
  return useMutation<OutputOf<C>, ApiError, InputOf<C>, (() => void) | undefined>({
    ...sending,
    mutationKey: keyOf(endpoint),
    onMutate: (input) => change.optimistic?.(input),
    onError: (error, input, rollback) => {
      rollback?.()
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
