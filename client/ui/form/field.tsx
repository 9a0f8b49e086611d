import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type FieldProps = ComponentProps<'input'> &
  FieldFrameProps & {
    name: string
    /** Stands right after the input, such as a show-password button. */
    after?: ReactNode
  }

/** A labelled one-line input. */
export function Field({ label, hint, error, className, after, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="field-row">
          <input {...input} {...control} />
          {after}
        </div>
      )}
    </FieldFrame>
  )
}
