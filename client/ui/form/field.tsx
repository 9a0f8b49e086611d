import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type FieldProps = ComponentProps<'input'> &
  FieldFrameProps & {
    /** Part that stands right after the input, such as a show-password button. */
    after?: ReactNode
  }

/** A labelled one-line input. */
export function Field({ label, hint, error, isNeeded, className, after, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isNeeded={isNeeded} className={className}>
      {(control) => {
        const box = <input {...input} {...control} />
        if (!after) return box
        return (
          <div className="field-row">
            {box}
            {after}
          </div>
        )
      }}
    </FieldFrame>
  )
}
