import { useQueryClient } from '@tanstack/react-query'
import type { Call, InputOf } from '#contract/endpoint'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders, undoAct } from '#contract/office/orders'
import { type ApiError, isPassing } from '../../api/api-error'
import { read } from '../../api/read'
import { useLang, useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { forgetUndo } from '../../ui/state/undo'
import { offerWayBack, type Refusal, useRowAct } from '../record/act'
import { whoChanged } from './event-words'
import { formatPhone } from './phone'
import { orderRows, refusals } from './queries'
import { orderWords } from './words'

type Acting<C extends Call> = {
  /** The text of the undo bar, or of a toast if the act cannot be undone. */
  done?: (input: InputOf<C>) => string
  ahead?: (input: InputOf<C>) => Promise<() => void>
  onSuccess?: () => void
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
  const text = useWords(orderWords)
  const lang = useLang()
  const undoing = useUndo(order)
  const way = {
    undo: (event_id: number) => undoing.mutateAsync({ event_id }),
    undone: text.order.undone,
  }
  return useRowAct<C, OfficeOrder>(endpoint, {
    ...useAnswered(),
    ahead: acting.ahead,
    onDone: ({ id, undo }, input) => {
      refusals.forget(id)
      if (acting.done && undo) {
        offerWayBack(way, acting.done(input), undo.event_id)
      } else if (acting.done) {
        // The bar still offers an earlier act, which is no longer the last one.
        forgetUndo()
        toast.success(acting.done(input))
      }
      acting.onSuccess?.()
    },
    onRefused: ({ error, why, current }, input) => {
      const { queryKey } = read(getOrder, { trans_id: order.trans_id })
      queryClient.invalidateQueries({ queryKey })
      if (acting.inForm && !current) return
      const said = current ? whoChanged(current, lang) : acting.sayOf?.(error)
      const lostAt = isPassing(error) ? (Object(input).v ?? order.v) : undefined
      showRefusal(order, said ?? why, { lostAt })
    },
  })
}

function useUndo(order: OfficeOrder) {
  return useRowAct(undoAct, {
    ...useAnswered(),
    onDone: ({ id }) => refusals.forget(id),
    onRefused: ({ why }) => showRefusal(order, why),
  })
}

/** Every act answers with its order. */
function useAnswered() {
  const { putOne } = orderRows.useStore()
  const rowOf = (answer: unknown): OfficeOrder => Object(answer).order
  return { rowOf, put: putOne, refreshes: [getOrders, getCounts] }
}

/** An open order shows the refusal itself; elsewhere a toast does. */
function showRefusal(order: OfficeOrder, why: string, more: Omit<Refusal, 'why'> = {}) {
  refusals.note(order.id, why, more)
  const isOpen = location.pathname.endsWith(`/${order.trans_id}`)
  if (!isOpen) toast.error(`${formatPhone(order.number)}: ${why}`)
}

/** Whether the order has changed since the act whose answer was lost. */
export function isOver({ lostAt }: Refusal, order: { v: number }): boolean {
  return lostAt !== undefined && order.v > lostAt
}
