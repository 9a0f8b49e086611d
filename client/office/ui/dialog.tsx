import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { guardSecondPress, notePress } from '../../ui/second-press'
import { useText } from '../text/lang'
import { Button } from './button'

type DialogProps = { title: ReactNode; onClose: () => void; children: ReactNode }

/** A modal native dialog, open as long as it stands: Esc closes it, focus goes back to its opener. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const text = useText()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // The browser would begin with the cross that closes it.
    dialog?.querySelector<HTMLElement>('.in :is(input:not([hidden]), select, button)')?.focus()
    return () => {
      dialog?.close()
      guardSecondPress()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onClickCapture={notePress}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <Button square className="quiet" aria-label={text.words.close} onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </header>
      <div className="in">{children}</div>
    </dialog>
  )
}
