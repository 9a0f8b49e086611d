import type { ComponentProps } from 'react'
import { FieldFrame } from '../../../ui/form/field-frame'

type MarkedFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  isNeeded?: boolean
  error?: string | undefined
  /** A sign within the field. */
  before?: string
  behind?: string
  onChange: (typed: string) => void
}

/** A one-line field with the sign of its unit. */
export function MarkedField(props: MarkedFieldProps) {
  const { label, isNeeded, error, before, behind, onChange, ...input } = props
  return (
    <FieldFrame label={label} isNeeded={isNeeded} error={error}>
      {(control) => (
        <div className={behind ? 'marked-input end' : 'marked-input'}>
          <span className="middle mute" aria-hidden="true">
            {before ?? behind}
          </span>
          <input {...input} {...control} onChange={({ target }) => onChange(target.value)} />
        </div>
      )}
    </FieldFrame>
  )
}
