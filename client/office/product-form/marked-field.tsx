import { type ComponentProps, useId } from 'react'
import { Needed } from '../../ui/form/needed'

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
  const id = useId()
  return (
    <div className="fld">
      <label htmlFor={id}>
        {label}
        {isNeeded && <Needed />}
      </label>
      <div className={behind ? 'inpw end' : 'inpw'}>
        <span className="middle mute" aria-hidden="true">
          {before ?? behind}
        </span>
        <input
          {...input}
          id={id}
          className="inp"
          aria-required={isNeeded || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
