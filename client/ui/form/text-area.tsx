import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

/** A labelled input of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isNeeded,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldFrameProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded} className={className}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  )
}
