import { useState } from 'react'
import { payAdvance } from '#contract/office/new-orders'
import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { type PayWay, payWays } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { moneyWords } from '../text/money-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { useAct } from './acts'

type AdvanceDialogProps = {
  order: OfficeOrder
  /** What was paid, and can be given back. */
  most: number
  isBack: boolean
  onClose: () => void
}

export function AdvanceDialog({ order, most, isBack, onClose }: AdvanceDialogProps) {
  const text = useWords(moneyWords)
  const [way, setWay] = useState<PayWay>('bkash')
  const pay = useAct(payAdvance, order, {
    done: () => (isBack ? text.saidBack : text.saidTaken),
    inForm: true,
    onSuccess: onClose,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    onSubmit: ({ taka = '', reference }) =>
      pay.mutateAsync({
        order_id: order.id,
        v: order.v,
        taka: readWhole(taka) ?? (taka as unknown as number),
        way,
        reference,
        back: isBack,
      }),
  })
  return (
    <Dialog title={isBack ? text.giveBack : text.take} onClose={onClose}>
      <form {...form} className="stack num">
        <div className="two">
          <Field
            {...field('taka', isBack ? String(most) : '')}
            label={text.taka}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Choice
            {...field('way')}
            label={text.way}
            value={way}
            onChange={({ target }) => setWay(target.value as PayWay)}
          >
            {payWays.map((each) => (
              <option key={each} value={each}>
                {text.ways[each]}
              </option>
            ))}
          </Choice>
        </div>
        {way !== 'cash' && (
          <Field
            {...field('reference', '')}
            label={text.reference}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
        <FormActs refusal={refusal} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
