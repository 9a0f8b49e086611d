import type { ComponentProps } from 'react'
import { useWords } from '../../text/lang'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { frameWords } from '../text/frame-words'

type DialogProps = Pick<ComponentProps<typeof DialogFrame>, 'title' | 'onClose' | 'children'> & {
  /** A selector of the part with the first focus. */
  firstFocus?: string | undefined
}

/** The browser would focus the cross. Never a brick button: Enter alone does no harm. */
const firstPart =
  '.dialog-body :is(input:not([hidden], [type=radio]), textarea, select, button:not(.button-danger-outline))'

/** A dialog of the office, open while mounted. */
export function Dialog({ firstFocus = firstPart, ...rest }: DialogProps) {
  const text = useWords(frameWords)
  return <DialogFrame {...rest} firstFocus={firstFocus} closeLabel={text.words.close} />
}
