import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Needed } from './needed'
import './field.css'

export type FieldFrameProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The field is required. */
  isNeeded?: boolean | undefined
  className?: string | undefined
}

type Control = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** Label above, control, hint and error below; the error is tied to the control. */
export function FieldFrame({
  label,
  hint,
  error,
  isNeeded,
  className,
  children,
}: FieldFrameProps & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['field grid gap-6', className].filter(Boolean).join(' ')}>
      <label className="bold" htmlFor={id}>
        {label}
        {isNeeded && <Needed />}
      </label>
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': isNeeded || undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} ref={showBesideFocus}>
          <CircleAlert className="icon" size={18} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

/** A refused field gets the focus; its error below may be out of view, or behind a bar. */
function showBesideFocus(error: HTMLElement | null) {
  if (error?.parentElement?.contains(document.activeElement)) {
    error.scrollIntoView({ block: 'nearest' })
  }
}
