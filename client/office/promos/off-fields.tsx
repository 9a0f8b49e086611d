import type { ComponentProps } from 'react'
import { isPercent, readPercent } from '#contract/office/numbers'
import { promoKinds } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import type { FieldName, Typed } from './fields'
import { promoWords } from './words'
import '../../ui/form/seg.css'

type OffFieldsProps = {
  shown: Typed
  bind: (name: FieldName) => ComponentProps<typeof Field>
  onKind: (kind: string) => void
  /** A used code keeps what it takes off. */
  isUsed: boolean
}

/** What a promo takes off: the kind, and its numbers. */
export function OffFields({ shown, bind, onKind, isUsed }: OffFieldsProps) {
  const text = useWords(promoWords)
  const shared = { inputMode: 'numeric' as const, disabled: isUsed }
  return (
    <>
      <fieldset className="field grid" disabled={isUsed}>
        <legend className="bold">{text.fields.kind}</legend>
        <div className="segments">
          {promoKinds.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={shown.kind === kind}
                onChange={() => onKind(kind)}
              />
              <span>{text.kinds[kind]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {shown.kind === 'taka' && (
        <Field
          {...bind('taka')}
          {...shared}
          hint={isPercent(shown.taka) && text.inTaka(formatTaka(readPercent(shown.taka) ?? 0))}
          isNeeded
          required
        />
      )}
      {shown.kind === 'percent' && (
        <div className="two">
          <Field {...bind('percent')} {...shared} hint={text.hints.percent} isNeeded required />
          <Field {...bind('most')} {...shared} hint={text.hints.most} />
        </div>
      )}
      {shown.kind === 'delivery' && <p className="hint">{text.hints.delivery}</p>}
    </>
  )
}
