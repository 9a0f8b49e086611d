import { cutTitle } from '../../../text/format'
import { useWords } from '../../../text/lang'
import { TextArea } from '../../../ui/form/text-area'
import { Panel } from '../../../ui/layout/panel'
import { productWords } from '../../text/product-words'
import type { Errors } from '../state/check'
import { typePrice } from '../state/prices'
import type { FormState } from '../state/use-form-state'
import { MarkedField } from './marked-field'

/** Name and prices of a product. */
export function NamesPanel({ state, errors }: { state: FormState; errors: Errors }) {
  const { names, taka, percent } = useWords(productWords).product
  const { fields, change } = state
  const priced = (name: 'price' | 'old_price' | 'discount') => ({
    value: fields[name],
    error: errors[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (typed: string) => change((now) => typePrice(name, typed, now)),
  })
  const isCut = cutTitle(fields.title) !== fields.title
  return (
    <Panel title={names.title}>
      <div className="panel-body stack">
        <TextArea
          label={names.name}
          isNeeded
          rows={2}
          maxLength={200}
          value={fields.title}
          error={errors.title}
          hint={isCut ? names.inList(cutTitle(fields.title)) : undefined}
          // A name is one line; the field only wraps it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <div className="three num">
          <MarkedField label={names.price} isNeeded before={taka} {...priced('price')} />
          <MarkedField label={names.oldPrice} before={taka} {...priced('old_price')} />
          <MarkedField label={names.discount} behind={percent} {...priced('discount')} />
        </div>
        <p className="fine">{names.discountHint}</p>
      </div>
    </Panel>
  )
}
