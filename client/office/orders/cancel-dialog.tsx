import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { cancelOrder } from '#contract/office/orders'
import { cancelReasons } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Choice } from '../../ui/form/choice'
import { TextArea } from '../../ui/form/text-area'
import type { Values } from '../../ui/form/use-submit'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { useAct } from './acts'
import { formatPhone } from './phone'
import { orderWords } from './words'

/** The reason of a cancellation. It cannot be undone, so nothing is preselected. */
export function CancelDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const text = useWords(orderWords)
  const [typed, onType] = useMemoryDraft<Values>(`cancelling ${order.id}`, true)
  const cancel = useAct(cancelOrder, order, {
    done: () => text.order.cancelled(formatPhone(order.number)),
    inForm: true,
    onSuccess: close,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    typed,
    onType,
    check: ({ reason }): Values => (reason ? {} : { reason: text.order.chooseReason }),
    onSubmit: ({ reason, words }) =>
      cancel.mutateAsync({
        order_id: order.id,
        v: order.v,
        reason: cancelReasons.find((each) => each === reason) ?? 'other',
        words,
      }),
  })
  function close() {
    onType(undefined)
    onClose()
  }
  return (
    <Dialog title={text.order.cancelTitle} onClose={close}>
      <form {...form} className="stack">
        <p>{text.order.cancelWhy}</p>
        <Choice {...field('reason', '')} label={text.order.reason}>
          <option value="">{text.order.chooseReason}</option>
          {cancelReasons.map((reason) => (
            <option key={reason} value={reason}>
              {text.order.reasons[reason]}
            </option>
          ))}
        </Choice>
        <TextArea {...field('words')} label={text.order.words} rows={2} maxLength={900} />
        <FormActs
          kind="danger-outline"
          refusal={refusal}
          busy={busy}
          other={<Button onClick={close}>{text.order.goBack}</Button>}
        >
          {text.order.cancel}
        </FormActs>
      </form>
    </Dialog>
  )
}
