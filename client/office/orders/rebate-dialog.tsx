import { setRebate } from '#contract/office/new-orders'
import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { moneyWords } from '../text/money-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { useAct } from './acts'

/** A sum off for this customer, with its reason; 0 takes it away. */
export function RebateDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const text = useWords(moneyWords)
  const save = useAct(setRebate, order, {
    done: () => text.saidRebate,
    inForm: true,
    onSuccess: onClose,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: ({ taka = '', why }) =>
      save.mutateAsync({
        order_id: order.id,
        v: order.v,
        taka: readWhole(taka) ?? (taka as unknown as number),
        why,
      }),
  })
  return (
    <Dialog title={text.setRebate} onClose={onClose}>
      <form {...form} className="stack num">
        <Field
          {...field('taka', String(order.rebate?.taka ?? ''))}
          label={text.taka}
          hint={text.rebateHint}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Field {...field('why', order.rebate?.why ?? '')} label={text.why} maxLength={200} />
        <FormActs refusal={refusal} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
