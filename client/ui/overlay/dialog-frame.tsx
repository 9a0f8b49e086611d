import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { guardSecondPress, notePress, secondPressMs } from '../input/second-press'
import { closeOnBack } from './open-dialogs'
import './dialog.css'

export type DialogFrameProps = {
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The name of the cross. */
  closeLabel: string
  /** Whether a press beside it closes it, as the cross and Esc do. */
  closesBeside?: boolean
  /** A selector of the part with the first focus; without a match, the browser chooses. */
  firstFocus?: string
  /** 'side' slides in from the left, full height; 'wide' is for pictures; 'whole' fills the screen. */
  shape?: 'centre' | 'side' | 'wide' | 'whole'
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** A modal native dialog, open while mounted; Back closes it. At its end the focus returns to its opener. */
export function DialogFrame({
  onClose,
  title,
  children,
  closeLabel,
  closesBeside = false,
  firstFocus = '[data-first-focus]',
  shape = 'centre',
  role,
  describedBy,
}: DialogFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [openedMs] = useState(() => performance.now())
  const latestClose = useRef(onClose)
  latestClose.current = onClose

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, no later
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus()
    const leaveHistory = closeOnBack(() => latestClose.current())
    return () => {
      leaveHistory()
      dialog?.close()
      guardSecondPress()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    // The second half of the double tap that opened it does not close it. A mouse counts its
    // clicks: on a slow machine the second one may come long after the first was drawn.
    const isLate = event.timeStamp - openedMs > secondPressMs && event.detail < 2
    if (event.target === event.currentTarget && isLate) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the cross close it by keys
    <dialog
      ref={ref}
      className={`dialog dialog-${shape}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClick={closesBeside ? closeBeside : undefined}
      onClickCapture={notePress}
      onCancel={(event) => {
        // From a dialog within it, or from a file chooser.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head flex gap-12">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button hovers"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X className="icon" aria-hidden />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
