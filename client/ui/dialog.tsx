import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { guardSecondPress, notePress, secondPressMs } from './second-press'
import './close-button.css'
import './dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** 'side' slides in from the left, full height; 'wide' is for pictures. */
  shape?: 'centre' | 'side' | 'wide'
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** A modal native dialog: Esc and the backdrop close it, focus goes back to its opener. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  shape = 'centre',
  role,
  describedBy,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const openedMs = useRef(0)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    openedMs.current = performance.now()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog.close()
      guardSecondPress()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The second half of a double tap on what opened it closes nothing.
    const isLate = performance.now() - openedMs.current > secondPressMs
    if (event.target === event.currentTarget && isLate) onClose()
  }

  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog natively
    <dialog
      ref={ref}
      className={`dialog dialog-${shape}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClickCapture={notePress}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="close-button" aria-label="বন্ধ করুন" onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
