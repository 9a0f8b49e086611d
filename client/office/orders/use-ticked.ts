import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import type { OfficeOrder, OrderRow } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders, type stepOrders, undoAct } from '#contract/office/orders'
import { mostSteps } from '#contract/office/rules'
import { keyOf } from '../../api/read'
import { useLang, wordsNow } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { sentenceOf, useSend } from '../api/send'
import { currentOf, rowIn } from '../record/act'
import { undoMany, useMany } from '../record/many'
import type { Selection } from '../record/ticks'
import { sayRefusal } from '../text/say-refusal'
import { whoChanged } from './event-words'
import { formatPhone } from './phone'
import { refusals } from './queries'
import { orderWords } from './words'

type Answer = Pick<OutputOf<typeof stepOrders>, 'results'>
type Seen = { order_id: number; v: number }
export type SendTicked = (send: (orders: Seen[]) => Promise<Answer>) => Promise<Answer['results']>

const stale = [getOrders, getCounts, getOrder]

/** Sends the ticked orders to a call; rejects if not even the first hundred were answered. */
export function useSendTicked(rows: OrderRow[], selection: Selection<OrderRow>): SendTicked {
  const lang = useLang()
  const { run } = useMany({ selection, refusals, atOnce: mostSteps, stale })

  function resultOf({ order_id: id, ok, message, current }: Answer['results'][number]) {
    const now = ok ? undefined : rowIn<OfficeOrder>(current)
    const isChanged = now && now.v !== rows.find((row) => row.id === id)?.v
    const why = isChanged ? whoChanged(now, lang) : sayRefusal(message)
    return { id, ok, why, row: now }
  }
  return async (send) => {
    const all: Answer['results'] = []
    const { lost } = await run(rows, async (part) => {
      const { results } = await send(part.map(({ id, v }) => ({ order_id: id, v })))
      all.push(...results)
      return results.map(resultOf)
    })
    if (lost && all.length === 0) throw lost
    return all
  }
}

/** A step that can still be undone, with its order after the step. */
type Step = { eventId: number; row: OrderRow }

/** Calls in parallel: a hundred are done within the minute on a slow phone too. */
const atOnce = 5
const mostNamed = 3

/**
 * Undoes steps of several orders, each by its own call. Refused ones are listed with their reason,
 * at the order too, and passed to `onFailed`.
 */
export function useUndoAll(onFailed: (rows: OrderRow[]) => void) {
  const queryClient = useQueryClient()
  const undoing = useSend(undoAct, { inForm: true })

  /** `saidOf`: the undo bar's text for this number of orders. */
  return (saidOf: (n: number) => string, steps: readonly Step[], untilMs: number) =>
    undoMany(
      {
        atOnce,
        saidOf,
        async undo({ eventId, row }) {
          await undoing.mutateAsync({ event_id: eventId })
          refusals.forget(row.id)
        },
        onEnd(failed, done) {
          for (const call of stale) queryClient.invalidateQueries({ queryKey: keyOf(call) })
          const text = wordsNow(orderWords).order
          const [first] = failed
          if (!first) return void toast.success(text.undone)
          for (const { step, error } of failed) {
            refusals.note(step.row.id, text.notUndone(sentenceOf(error)))
          }
          const names = namesOf(failed.map(({ step }) => step.row))
          const said = text.undoneOf(done, failed.length)
          toast.error([said, names, sentenceOf(first.error)].join(' '))
          onFailed(failed.map(({ step, error }) => currentOf<OrderRow>(error) ?? step.row))
        },
      },
      steps,
      untilMs,
    )
}

/** A few phone numbers of the failed rows. */
function namesOf(rows: OrderRow[]): string {
  const phones = rows.slice(0, mostNamed).map(({ number }) => formatPhone(number))
  return `(${phones.join(', ')}${rows.length > mostNamed ? ' …' : ''}).`
}
