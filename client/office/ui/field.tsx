import { type ComponentProps, type ReactNode, useId } from 'react'
import { Needed } from '../../ui/form/needed'

type Frame = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The field is required. */
  isNeeded?: boolean
}

/** A labelled one-line input with its error below. */
export function Field({ label, hint, error, isNeeded, ...input }: Frame & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}

/** A labelled input of several lines. */
export function LongField({
  label,
  hint,
  error,
  isNeeded,
  ...area
}: Frame & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  )
}

/** A labelled choice among a few. */
export function Choice({
  label,
  hint,
  error,
  isNeeded,
  ...select
}: Frame & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}

type Control = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

function FieldFrame({
  label,
  hint,
  error,
  isNeeded,
  children,
}: Frame & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="fld">
      <label htmlFor={id}>
        {label}
        {isNeeded && <Needed />}
      </label>
      {children({
        id,
        className: 'inp',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': isNeeded || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
