import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type TextAreaProps = ComponentProps<'textarea'> & FieldFrameProps & { name: string }

/** A labelled input of several lines. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </FieldFrame>
  )
}
