import { Boxes, ChevronRight } from 'lucide-react'
import { useWords } from '../../../text/lang'
import { Field } from '../../../ui/form/field'
import { SwitchField } from '../../../ui/form/switch-field'
import { Link } from '../../../ui/text/link'
import { FirstCounts } from '../../stock/first-counts'
import { itemsByPair, newPairs, pairsOf } from '../../stock/pairs'
import { productWords } from '../../text/product-words'
import type { Errors } from '../state/check'
import type { FormState } from '../state/use-form-state'

/** The stock of a product: a switch, or counts, as one number or one for each pair. */
export function StockPart({ state, errors }: { state: FormState; errors: Errors }) {
  const { choices } = useWords(productWords).product
  const error = errors.counts
  const { fields, form, change } = state
  const hasChoices = fields.colors.length + fields.sizes.length > 0
  const known = itemsByPair(form.product)
  const counted = pairsOf(fields).flatMap(({ key }) => known.get(key) ?? [])
  const wanted = newPairs(fields, form.product)
  const pieces = counted.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="ruled folds">
      {(hasChoices || fields.choice_goes_with_order) && (
        <SwitchField
          label={choices.withOrder}
          hint={fields.counted ? choices.withOrderCounted : choices.withOrderHint}
          isOn={fields.choice_goes_with_order}
          error={errors.choice_goes_with_order}
          onChange={(isOn) => change({ choice_goes_with_order: isOn })}
        />
      )}
      <SwitchField
        label={choices.counted}
        hint={choices.countedHint}
        isOn={fields.counted}
        onChange={(isOn) => change({ counted: isOn })}
      />
      {!fields.counted && (
        <SwitchField
          label={choices.inStock}
          hint={choices.inStockHint}
          isOn={fields.in_stock}
          onChange={(isOn) => change({ in_stock: isOn })}
        />
      )}
      {counted.length > 0 && (
        <Link className="flex gap-10 fold num" to={`/products/${form.product?.id}/stock`}>
          <Boxes className="glyph" aria-hidden />
          <span className="grow">
            <b>{counted.length > 1 ? choices.sum(pieces, counted.length) : choices.has(pieces)}</b>
            <small className="block ellipsis mute small">{choices.toStock}</small>
          </span>
          <ChevronRight className="glyph" aria-hidden />
        </Link>
      )}
      {wanted.length > 0 && (
        <div className="panel-body stack num" data-wrong={error ? '' : undefined}>
          <FirstCounts
            pairs={wanted}
            counts={fields.counts}
            onChange={(counts) => change((now) => ({ counts: { ...now.counts, ...counts } }))}
          />
          {error && (
            <p className="wrong" role="alert">
              {error}
            </p>
          )}
          <Field
            label={choices.low}
            hint={choices.lowHint}
            inputMode="numeric"
            autoComplete="off"
            value={fields.low_at}
            onChange={({ target }) => change({ low_at: target.value })}
          />
        </div>
      )}
    </div>
  )
}
