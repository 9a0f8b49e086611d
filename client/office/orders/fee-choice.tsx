import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { feesFor } from './edit-sums'
import { orderWords } from './words'
import '../../ui/form/seg.css'

type FeeChoiceProps = {
  order: OfficeOrder
  fee: number
  hint: string | undefined
  onChange: (fee: number) => void
}

/** The delivery of an order; any sum of one that staff took. */
export function FeeChoice({ order, fee, hint, onChange }: FeeChoiceProps) {
  const { edit } = useWords(orderWords)
  return (
    <fieldset className="field grid">
      <legend className="bold">{edit.fee}</legend>
      {order.source && (
        <input
          className="input"
          inputMode="numeric"
          aria-label={edit.fee}
          value={fee}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(readWhole(target.value) ?? 0)}
        />
      )}
      <div className="segments num">
        {feesFor(order).map(([place, taka]) => (
          <label key={place}>
            <input
              type="radio"
              name="fee"
              value={taka}
              checked={fee === taka}
              onChange={() => onChange(taka)}
            />
            <span>{`${edit[place]} ${formatTaka(taka)}`}</span>
          </label>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  )
}
