import type { ComponentProps } from 'react'
import { afterPress } from '../input/after-press'
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
      {(control) => (
        <textarea
          // A press on its visible part does not scroll the rest from behind a bar.
          onFocus={({ currentTarget }) =>
            afterPress(() => currentTarget.scrollIntoView({ block: 'nearest' }))
          }
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
