import { useQueryClient } from '@tanstack/react-query'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { getCounts, getOrder, getOrders, undoAct } from '#contract/office/orders'
import { ApiError, isPassing } from '../../api/api-error'
import { toast } from '../../ui/overlay/toast'
import { offerAgain } from '../../ui/state/undo'
import { sentenceOf, useSend } from '../api/send'
import { textNow } from '../text/lang'
import { currentOf } from './acts'
import { formatPhone } from './phone'
import { forgetRefusal, noteRefusal } from './refusals'

/** A step that can still be undone, with its order after the step. */
type Step = { eventId: number; row: OrderRow }
type Failed = { step: Step; error: ApiError }

/** Calls in parallel: a hundred are done within the minute on a slow phone too. */
const atOnce = 5
const mostNamed = 3

/**
 * Undoes steps of several orders, each by its own call. If the connection is lost or the session
 * has ended, no more calls are made. Refused ones are listed with their reason, at the order too,
 * and passed to `onFailed`; unsent ones are offered again for the rest of the minute. A repeated
 * call after a lost answer is the same act.
 */
export function useUndoAll(onFailed: (rows: OrderRow[]) => void) {
  const queryClient = useQueryClient()
  const undoing = useSend(undoAct, { inForm: true })

  /** `saidOf`: the undo bar's text for this number of orders. */
  return async function undoAll(
    saidOf: (n: number) => string,
    steps: readonly Step[],
    untilMs: number,
  ) {
    const failed = await undoEach(steps)
    for (const { path } of [getOrders, getCounts, getOrder]) {
      queryClient.invalidateQueries({ queryKey: [path] })
    }
    const text = textNow().order
    const [first] = failed
    if (!first) return void toast.success(text.undone)
    for (const { step, error } of failed) {
      noteRefusal(step.row.id, text.notUndone(sentenceOf(error)))
    }
    toast.error(
      [
        text.undoneOf(steps.length - failed.length, failed.length),
        namesOf(failed),
        sentenceOf(first.error),
      ].join(' '),
    )
    onFailed(failed.map(({ step, error }) => currentOf(error) ?? step.row))
    const unreached = failed.filter(({ error }) => isUnreached(error)).map(({ step }) => step)
    if (unreached.length > 0) {
      const again = () => undoAll(saidOf, unreached, untilMs)
      offerAgain(saidOf(unreached.length), again, untilMs)
    }
  }

  /** Steps that were not undone, in their order. */
  async function undoEach(steps: readonly Step[]): Promise<Failed[]> {
    const failed = new Map<Step, ApiError>()
    const waiting = [...steps]
    let lost: ApiError | undefined
    async function goOn() {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const error = lost ?? (await undoOne(step))
        if (error) failed.set(step, error)
        if (error && isUnreached(error)) lost = error
      }
    }
    await Promise.all(Array.from({ length: atOnce }, goOn))
    return steps.flatMap((step) => {
      const error = failed.get(step)
      return error ? [{ step, error }] : []
    })
  }

  async function undoOne({ eventId, row }: Step): Promise<ApiError | undefined> {
    try {
      await undoing.mutateAsync({ event_id: eventId })
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
    forgetRefusal(row.id)
    return undefined
  }
}

/** The next call would fail too, and this one was not refused. */
function isUnreached(error: ApiError): boolean {
  return isPassing(error) || error.status === 401
}

/** A few phone numbers of the failed rows. */
function namesOf(failed: Failed[]): string {
  const phones = failed.slice(0, mostNamed).map(({ step }) => formatPhone(step.row.number))
  return `(${phones.join(', ')}${failed.length > mostNamed ? ' …' : ''}).`
}
