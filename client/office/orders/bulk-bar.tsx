import { Printer, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { stepOrders } from '#contract/office/orders'
import { mostSlips } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import { isPassing } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useKeys } from '../../ui/input/keys'
import { acrossFoot } from '../../ui/layout/foot'
import { toast } from '../../ui/overlay/toast'
import { offerUndo, undoForMs } from '../../ui/state/undo'
import { useRights } from '../api/me'
import { useSend } from '../api/send'
import type { Selection } from '../record/ticks'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import { slipWords } from './slip-words'
import { slipsOf } from './slips'
import { type SendTicked, useSendTicked, useUndoAll } from './use-ticked'
import { orderWords } from './words'

/** Acts on all ticked rows: one step forward, or their slips. */
export function BulkBar({ rows, selection }: { rows: OrderRow[]; selection: Selection<OrderRow> }) {
  const text = useWords(ordersWords)
  const orderText = useWords(orderWords)
  const slip = useWords(slipWords)
  const navigate = useNavigate()
  const sendTicked = useSendTicked(rows, selection)
  const { isPending, lostTo, step } = useBulkSteps(rows, selection, sendTicked)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const mayCorrect =
    useRights().includes('correct') && rows.every(({ status }) => status >= orderStatus.delivered)
  const common = useCommonStep(rows)
  const to = lostTo ?? common
  const print = () => {
    if (rows.length > mostSlips) toast.info(slip.slips.tooMany(mostSlips))
    else navigate(slipsOf(rows))
  }
  useKeys([
    ...(to ? [{ keys: '1', does: orderText.order.stepTo[to] ?? '', act: () => step(to) }] : []),
    { keys: 'P', does: text.orderKeys.print, act: print },
  ])
  return (
    <div ref={acrossFoot} className="listbar bulk num">
      <span className="bold grow" aria-live="polite">
        {text.orders.selected(rows.length)}
      </span>
      <Button square aria-label={text.orders.print} onClick={print}>
        <Printer className="glyph" aria-hidden />
      </Button>
      {to && (
        <ActButton kind="primary" busy={isPending} onClick={() => step(to)}>
          {orderText.order.stepTo[to]}
          <kbd className="only-d">{'1'}</kbd>
        </ActButton>
      )}
      {mayCorrect && (
        <ActButton onClick={() => setIsCorrecting(true)}>{orderText.order.correct}</ActButton>
      )}
      <Button square className="quiet" aria-label={text.orders.unselect} onClick={selection.clear}>
        <X className="glyph" aria-hidden />
      </Button>
      {isCorrecting && (
        <CorrectAllDialog
          rows={rows}
          sendTicked={sendTicked}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </div>
  )
}

const CorrectAllDialog = latePart(async () => (await import('./correct-dialog')).CorrectAllDialog)

/** The next step that all of them share and the person may take. */
function useCommonStep(rows: readonly OrderRow[]): number | null {
  const rights = useRights()
  const [first] = rows
  if (!first || rows.some(({ status, outcome }) => status !== first.status || outcome)) return null
  const to = first.status + 1
  if (to < 2 || to > 4) return null
  return to === 2 || rights.includes('stepAny') ? to : null
}

function useBulkSteps(rows: OrderRow[], selection: Selection<OrderRow>, sendTicked: SendTicked) {
  const text = useWords(orderWords)
  const undoAll = useUndoAll(selection.suggest)
  const steps = useSend(stepOrders)

  async function step(to: number) {
    if (steps.isPending) return
    const results = await sendTicked((orders) => steps.mutateAsync({ orders, to }))
    const gone = results.flatMap(({ order_id, undo, v }) => {
      const row = rows.find(({ id }) => id === order_id)
      return row && undo && v !== null ? [{ eventId: undo, row: { ...row, v, status: to } }] : []
    })
    if (gone.length > 0) {
      const saidOf = (n: number) => `${text.order.pieces(n)} ${text.order.stepDone[to]}`
      const untilMs = Date.now() + undoForMs
      offerUndo(saidOf(gone.length), () => undoAll(saidOf, gone, untilMs), untilMs)
    }
  }

  // After a lost answer the button repeats the same step, even if the rows have changed since.
  const { error, variables } = steps
  const isSame = (ids: number[]) =>
    rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
  const isLostStep =
    error && isPassing(error) && isSame(variables.orders.map(({ order_id }) => Number(order_id)))
  return {
    isPending: steps.isPending,
    lostTo: isLostStep ? Number(variables.to) : null,
    step: (to: number) => void step(to).catch(() => {}),
  }
}
