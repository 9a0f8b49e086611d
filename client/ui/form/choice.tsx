import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

/** A labelled choice among a few. */
export function Choice({
  label,
  hint,
  error,
  isNeeded,
  className,
  ...select
}: ComponentProps<'select'> & FieldFrameProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded} className={className}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  )
}
