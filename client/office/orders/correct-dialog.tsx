import type { OfficeOrder, OrderRow } from '#contract/office/order-row-shapes'
import { correctOrder, correctOrders } from '#contract/office/orders'
import { orderStatus } from '#contract/shop'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { TextArea } from '../../ui/form/text-area'
import type { Values } from '../../ui/form/use-submit'
import { toast } from '../../ui/overlay/toast'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { useSend } from '../api/send'
import { ordersWords } from '../text/orders-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { useAct } from './acts'
import { correctionWords } from './correction-words'
import { formatPhone } from './phone'
import type { SendTicked } from './use-ticked'
import { orderWords } from './words'

type Correction = { why: string; tell: boolean }

/** Takes the final state of one order back, with a word why. */
export function CorrectDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const text = useWords(ordersWords)
  const words = useWords(correctionWords)
  const correct = useAct(correctOrder, order, {
    done: () => words.done(formatPhone(order.number)),
    inForm: true,
    onSuccess: onClose,
  })
  const { status = order.status, outcome } = order.correct ?? {}
  const state = outcome ? text.orders.outcomes[outcome] : (text.orders.status[status] ?? '')
  return (
    <CorrectForm
      draft={`correcting ${order.id}`}
      orders={[order]}
      what={words.backTo(state)}
      onCorrect={(given) => correct.mutateAsync({ order_id: order.id, v: order.v, ...given })}
      onClose={onClose}
    />
  )
}

type CorrectAllProps = { rows: OrderRow[]; sendTicked: SendTicked; onClose: () => void }

/** The same for all ticked orders; those that cannot stay ticked with their reason. */
export function CorrectAllDialog({ rows, sendTicked, onClose }: CorrectAllProps) {
  const words = useWords(correctionWords)
  const correct = useSend(correctOrders, { inForm: true })
  async function correctAll(given: Correction) {
    const results = await sendTicked((orders) => correct.mutateAsync({ orders, ...given }))
    const done = results.filter(({ ok }) => ok).length
    if (done > 0) toast.success(words.allDone(done))
    onClose()
  }
  return (
    <CorrectForm
      draft="correcting ticked orders"
      orders={rows}
      what={words.allBack(rows.length)}
      onCorrect={correctAll}
      onClose={onClose}
    />
  )
}

type CorrectFormProps = {
  draft: string
  orders: readonly OrderRow[]
  what: string
  onCorrect: (given: Correction) => Promise<unknown>
  onClose: () => void
}

function CorrectForm({ draft, orders, what, onCorrect, onClose }: CorrectFormProps) {
  const text = useWords(orderWords)
  const words = useWords(correctionWords)
  const [typed, onType] = useMemoryDraft<Values>(draft, true)
  const { form, field, refusal, busy } = useOfficeForm({
    typed,
    onType,
    onSubmit: async ({ why = '', tell }) => {
      await onCorrect({ why, tell: tell === 'on' })
      onType(undefined)
    },
  })
  function close() {
    onType(undefined)
    onClose()
  }
  const takesAgain = orders.some(({ status }) => status === orderStatus.cancelled)
  return (
    <Dialog title={words.title} onClose={close}>
      <form {...form} className="stack">
        <p>{what}</p>
        {takesAgain && <p>{words.takesAgain}</p>}
        <TextArea
          {...field('why')}
          label={words.why}
          hint={words.whyHint}
          rows={2}
          maxLength={500}
          required
        />
        <label className="tick">
          <input type="checkbox" name="tell" defaultChecked={typed?.tell === 'on'} />
          <span>
            {words.tell}
            <small className="mute subline">{words.tellHint}</small>
          </span>
        </label>
        <FormActs
          refusal={refusal}
          busy={busy}
          other={<Button onClick={close}>{text.order.goBack}</Button>}
        >
          {words.act}
        </FormActs>
      </form>
    </Dialog>
  )
}
