import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OutputOf } from '#contract/endpoint'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { getUndoable } from '#contract/office/orders'
import { callOutcomes } from '#contract/office/rules'
import { read } from '../../api/read'
import { wordsNow } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { offerAgain } from '../../ui/state/undo'
import { formatPhone } from './phone'
import { useUndoAll } from './use-ticked'
import { orderWords } from './words'

type Act = OutputOf<typeof getUndoable>['acts'][number]

/** The page was loaded once: later acts offer their own undo. */
let isAsked = false

/** Offers the undo of the last act again after a reload within its minute. */
export function UndoAgain({ onFailed }: { onFailed: (rows: OrderRow[]) => void }) {
  const undoAll = useUndoAll(onFailed)
  const { data } = useQuery({
    ...read(getUndoable, {}),
    enabled: !isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer counts, once
  useEffect(() => {
    if (!data || isAsked) return
    isAsked = true
    const [first] = data.acts
    if (!first) return
    const untilMs = Date.parse(first.until) - serverNow().getTime() + Date.now()
    const steps = data.acts.map(({ event, order }) => ({ eventId: event.id, row: order }))
    const saidOf = (n: number) => wordsOf(first, n)
    offerAgain(saidOf(steps.length), () => undoAll(saidOf, steps, untilMs), untilMs)
  }, [data])
  return null
}

/** The words of the act, as they stood in the bar before. */
function wordsOf({ event: { kind, to_status: to, data }, order }: Act, n: number) {
  const { callDone, stepDone, parcel, pieces } = wordsNow(orderWords).order
  const who = n > 1 ? pieces(n) : formatPhone(order.number)
  const call = callOutcomes.find((each) => each === (data.call ?? data.outcome))
  if (call) return callDone[call](who)
  if (kind !== 'outcome') return `${who} ${stepDone[to ?? 0] ?? ''}`
  const outcome = data.outcome === 'returned' ? 'received' : data.outcome
  return `${who}: ${parcel[outcome === 'lost' || outcome === 'received' ? outcome : 'coming_back']}`
}
