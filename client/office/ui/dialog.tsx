import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Modal } from '../../ui/overlay/modal'
import { useText } from '../text/lang'
import { Button } from './button'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** A selector of the part with the first focus. */
  firstFocus?: string | undefined
}

/** The browser would focus the close button. Never a brick button: Enter alone does no harm. */
const firstPart = '.in :is(input:not([hidden], [type=radio]), textarea, select, button:not(.bad))'

/** A dialog, open while mounted. */
export function Dialog({ title, onClose, children, firstFocus = firstPart }: DialogProps) {
  const text = useText()
  const titleId = useId()
  return (
    <Modal className="dialog" onClose={onClose} firstFocus={firstFocus} aria-labelledby={titleId}>
      <header className="flex gap-10">
        <h2 id={titleId}>{title}</h2>
        <Button square className="quiet" aria-label={text.words.close} onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </header>
      <div className="in">{children}</div>
    </Modal>
  )
}
