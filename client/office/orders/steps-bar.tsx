import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { nextOutcomes, nextStatus, type ParcelOutcome } from '#contract/office/order-states'
import { recordOutcome, stepOrder } from '#contract/office/orders'
import { orderStatus } from '#contract/shop'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { acrossFoot } from '../../ui/layout/foot'
import { useOnline } from '../../ui/state/online'
import { useRights } from '../api/me'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import { useAct } from './acts'
import { isCalling, NextButton } from './next-button'
import { formatPhone } from './phone'
import { countedLines, ReceivedDialog, type Restock } from './received-dialog'
import { orderWords } from './words'

const CorrectDialog = latePart(async () => (await import('./correct-dialog')).CorrectDialog)

type StepsBarProps = { order: OfficeOrder; search: string; areKeysFree: boolean }

/** The next acts on a confirmed order: a step forward, or the outcome of its parcel. */
export function StepsBar({ order, search, areKeysFree }: StepsBarProps) {
  const text = useWords(orderWords)
  const isOnline = useOnline()
  const rights = useRights()
  const [isAsking, setIsAsking] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const who = formatPhone(order.number)
  const step = useAct(stepOrder, order, {
    done: ({ to }) => `${who} ${text.order.stepDone[Number(to)]}`,
  })
  const outcome = useAct(recordOutcome, order, {
    done: (input) => `${who}: ${text.order.parcel[input.outcome]}`,
    onSuccess: () => setIsAsking(false),
  })
  // A pending order continues by a call.
  const to = order.status === orderStatus.pending ? null : nextStatus(order)
  const mayStep = to === orderStatus.processing || rights.includes('stepAny')
  const outcomes = rights.includes('outcomes') ? nextOutcomes(order) : []
  const busy = step.isPending || outcome.isPending

  function goOn() {
    if (to && !busy) step.mutate({ order_id: order.id, v: order.v, to })
  }
  function record(next: ParcelOutcome, restock?: Restock) {
    if (!busy) outcome.mutate({ order_id: order.id, v: order.v, outcome: next, restock })
  }
  function choose(next: ParcelOutcome) {
    const cancels = order.status === orderStatus.shipped
    const confirms = next === 'received' && (cancels || countedLines(order).length > 0)
    if (confirms) setIsAsking(true)
    else record(next)
  }
  const endings = outcomes.map((next) => ({
    name: text.order.parcel[next],
    act: () => choose(next),
    isMain: next === likelyOutcome(order),
    isOn: outcome.isPending && outcome.variables.outcome === next,
  }))
  const isMain = !endings.some((each) => each.isMain)
  const stepOn = { name: text.order.stepTo[to ?? 0] ?? '', act: goOn, isMain, isOn: step.isPending }
  // The likely act first: it is green, and has the key 1.
  const acts = [...endings, ...(to && mayStep ? [stepOn] : [])].sort(
    (one, other) => Number(other.isMain) - Number(one.isMain),
  )
  useKeys(
    areKeysFree && isOnline
      ? acts.map(({ name, act }, index) => ({ keys: String(index + 1), does: name, act }))
      : [],
  )

  const isCalled = isCalling(order, search)
  if (acts.length === 0 && !isCalled && !order.correct) {
    return <p className="rest mute">{to ? text.order.waitsManager : text.order.finished}</p>
  }
  return (
    <div ref={acrossFoot} className="outs steps">
      <h3 className="flex gap-8">{text.order.stepTitle}</h3>
      {isCalled && <NextButton />}
      {acts.map(({ name, act, isMain, isOn }, index) => (
        <ActButton
          key={name}
          className={isMain && !isCalled ? 'result yes' : 'result'}
          busy={isOn}
          onClick={act}
        >
          {name}
          <kbd className="only-d">{index + 1}</kbd>
        </ActButton>
      ))}
      {order.correct && (
        <ActButton className="result" onClick={() => setIsCorrecting(true)}>
          {text.order.correct}
        </ActButton>
      )}
      {isCorrecting && <CorrectDialog order={order} onClose={() => setIsCorrecting(false)} />}
      {isAsking && (
        <ReceivedDialog
          order={order}
          busy={busy}
          error={outcome.error}
          onRecord={(restock) => record('received', restock)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

/** The likely next outcome of a parcel that will not reach the customer. */
function likelyOutcome({ status, outcome }: OfficeOrder): ParcelOutcome | null {
  if (status !== orderStatus.shipped) return null
  if (outcome === 'coming_back') return 'received'
  return outcome === 'lost' ? 'coming_back' : null
}
