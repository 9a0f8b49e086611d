import { useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders, undoAct } from '#contract/office/orders'
import type { ApiError } from '../../api/api-error'
import { isPassing } from '../../api/api-error'
import { read } from '../../api/read'
import { toast } from '../../ui/overlay/toast'
import { forgetUndo, offerAgain, offerUndo, undoForMs } from '../../ui/state/undo'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { textNow, useLang, useText } from '../text/lang'
import { whoChanged } from './event-words'
import { formatPhone } from './phone'
import { cacheOrder } from './queries'
import { forgetRefusal, noteRefusal } from './refusals'

type Answer = { order: OfficeOrder }
type Acting<C extends Call> = {
  /** The text of the undo bar, or of a toast if the act cannot be undone. */
  done?: (input: InputOf<C>) => string
  optimistic?: (input: InputOf<C>) => Promise<() => void>
  onSuccess?: () => void
  onError?: (error: ApiError) => void
  /** The form itself shows its refusals. */
  inForm?: boolean
  /** A text in place of the server's refusal. */
  sayOf?: (error: ApiError) => string | undefined
}

/**
 * An act on one order. Its answer is stored everywhere and can be undone if the server allows; a
 * refusal shows on the order, with other people's changes since.
 */
export function useAct<C extends Call>(endpoint: C, order: OfficeOrder, acting: Acting<C> = {}) {
  const queryClient = useQueryClient()
  const text = useText()
  const lang = useLang()
  const undoing = useUndo(order)
  return useSend(endpoint, {
    inForm: true,
    optimistic: acting.optimistic,
    refreshes: [getOrders, getCounts],
    onSuccess: (answer: OutputOf<C>, input) => {
      const { order: now }: Answer = Object(answer)
      forgetRefusal(now.id)
      cacheOrder(queryClient, now)
      const { undo } = now
      if (acting.done && undo) {
        offerUntilDone(acting.done(input), () => undoing.mutateAsync({ event_id: undo.event_id }))
      } else if (acting.done) {
        // The bar still offers an earlier act, which is no longer the last one.
        forgetUndo()
        toast.success(acting.done(input))
      }
      acting.onSuccess?.()
    },
    onError: (error, input) => {
      acting.onError?.(error)
      if (error instanceof ProofRefused) return
      const current = currentOf(error)
      if (current) cacheOrder(queryClient, current)
      const { queryKey } = read(getOrder, { trans_id: order.trans_id })
      queryClient.invalidateQueries({ queryKey })
      if (acting.inForm && !current) return
      const why = current ? whoChanged(current, text, lang) : acting.sayOf?.(error)
      const lostAt = isPassing(error) ? (Object(input).v ?? order.v) : undefined
      showRefusal(order, why ?? sentenceOf(error), lostAt)
    },
  })
}

/** The present order in a 409. */
export function currentOf({ body }: ApiError): OfficeOrder | null {
  return orderIn(Object(body).current)
}

/** An undo that did not arrive is offered again. */
function offerUntilDone(said: string, undo: () => Promise<unknown>): void {
  const untilMs = Date.now() + undoForMs
  const undoing = () =>
    undo().catch((error: ApiError) => {
      if (isPassing(error)) offerAgain(said, undoing, untilMs)
    })
  offerUndo(said, undoing, untilMs)
}

/** `current` of a refusal, if it is an order. */
export function orderIn(current: unknown): OfficeOrder | null {
  const found = Object(current)
  return found.trans_id ? found : null
}

/** An open order shows the refusal itself; elsewhere a toast does. */
export function showRefusal(order: OfficeOrder, why: string, lostAt?: number) {
  noteRefusal(order.id, why, lostAt)
  const isOpen = location.pathname.endsWith(`/${order.trans_id}`)
  if (!isOpen) toast.error(`${formatPhone(order.number)}: ${why}`)
}

function useUndo(order: OfficeOrder) {
  const queryClient = useQueryClient()
  return useSend(undoAct, {
    inForm: true,
    refreshes: [getOrders, getCounts],
    onSuccess: ({ order: now }) => {
      forgetRefusal(now.id)
      cacheOrder(queryClient, now)
      toast.success(textNow().order.undone)
    },
    onError: (error) => {
      const current = currentOf(error)
      if (current) cacheOrder(queryClient, current)
      showRefusal(order, sentenceOf(error))
    },
  })
}
