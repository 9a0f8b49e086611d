import { type ReactNode, useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { type CallOutcome, callOutcomes } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useKeys } from '../../ui/input/keys'
import { acrossFoot } from '../../ui/layout/foot'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { useOnline } from '../../ui/state/online'
import { ActButton } from '../ui/act-button'
import { LaterDialog } from './later-dialog'
import { isCalling, NextButton } from './next-button'
import { RefuseDialog } from './refuse-dialog'
import { useRecordCall } from './use-record-call'
import { orderWords } from './words'

type ResultsBarProps = {
  order: OfficeOrder
  search: string
  district: string
  /** Before the call its result is not what to press next. */
  isCalled: boolean
  /** On a phone: above the results. */
  callActs: ReactNode
  areKeysFree: boolean
}

/** The five results of a call, one tap or one key each; on a phone at the bottom. */
export function ResultsBar({ order, search, district, areKeysFree, ...rest }: ResultsBarProps) {
  const { isCalled, callActs } = rest
  const text = useWords(orderWords)
  const isOnline = useOnline()
  const [asking, setAsking] = useState<'later' | 'refused' | null>(null)
  const [isRecorded, setIsRecorded] = useState(false)
  const [note = '', setNote] = useMemoryDraft<string>(`note of a call, ${order.id}`, true)
  const record = useRecordCall(order, stopAsking)
  const looks: Partial<Record<CallOutcome, string>> = {
    confirmed: isCalled ? 'result main yes' : 'result main',
    refused: 'result no',
  }
  const isHeld = order.claim !== null && !order.claim.mine
  const isOver = isRecorded && !order.claim?.mine && !record.isPending

  function stopAsking() {
    setAsking(null)
    setNote(undefined)
  }
  function choose(outcome: CallOutcome) {
    if (record.isPending) return
    // Clears the note about the last try.
    record.reset()
    if (outcome === 'later' || outcome === 'refused') return setAsking(outcome)
    send(outcome)
  }
  function send(outcome: CallOutcome, more: { call_at?: string; note?: string } = {}) {
    if (record.isPending) return
    setIsRecorded(true)
    record.mutate(
      { order_id: order.id, v: order.v, outcome, district: district || undefined, ...more },
      { onError: () => setIsRecorded(false) },
    )
  }
  const areKeysOn = areKeysFree && isOnline && !isHeld && !isOver && !record.isPending
  useKeys(
    areKeysOn
      ? callOutcomes.map((outcome, index) => ({
          keys: String(index + 1),
          does: text.order.results[outcome],
          act: () => choose(outcome),
        }))
      : [],
  )

  return (
    <div ref={acrossFoot} className={isOver ? 'outs' : 'outs calls'}>
      {!isOver && callActs}
      <h3 className="flex gap-8">
        {text.order.result}
        <span className="only-d mute plain">{text.order.resultKeys}</span>
      </h3>
      {isOver ? (
        <>
          {isCalling(order, search) && <NextButton />}
          <Button className="result" onClick={() => setIsRecorded(false)}>
            {text.order.again}
          </Button>
        </>
      ) : (
        callOutcomes.map((outcome, index) => (
          <ActButton
            key={outcome}
            className={looks[outcome] ?? 'result'}
            isOff={isHeld}
            busy={record.isPending && record.variables.outcome === outcome}
            onClick={() => choose(outcome)}
          >
            {text.order.results[outcome]}
            <kbd className="only-d">{index + 1}</kbd>
          </ActButton>
        ))
      )}
      {asking === 'later' && (
        <LaterDialog
          note={note}
          onNote={setNote}
          busy={record.isPending}
          error={record.error}
          onChoose={(call_at, note) => send('later', { call_at, note })}
          onClose={stopAsking}
        />
      )}
      {asking === 'refused' && (
        <RefuseDialog
          note={note}
          onNote={setNote}
          busy={record.isPending}
          error={record.error}
          onRefuse={(note) => send('refused', { note })}
          onClose={stopAsking}
        />
      )}
    </div>
  )
}
