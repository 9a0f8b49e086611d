import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '../../text/lang'
import { shell } from '../../text/rooms/shell'
import { secondPressMs } from '../input/second-press'
import { Modal } from './modal'
import './dialog.css'

type DialogProps = {
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** 'side' slides in from the left, full height; 'wide' is for pictures. */
  shape?: 'centre' | 'side' | 'wide'
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** A dialog that its backdrop closes too. */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open && <OpenDialog {...rest} />
}

function OpenDialog({
  onClose,
  title,
  children,
  shape = 'centre',
  role,
  describedBy,
}: DialogProps) {
  const text = useText({ shell })
  const titleId = useId()
  const [openedMs] = useState(() => performance.now())

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The second half of the double tap that opened it does not close it. A mouse counts its
    // clicks: on a slow machine the second one may come long after the first was drawn.
    const isLate = event.timeStamp - openedMs > secondPressMs && event.detail < 2
    if (event.target === event.currentTarget && isLate) onClose()
  }

  return (
    <Modal
      className={`dialog dialog-${shape}`}
      role={role}
      onClose={onClose}
      firstFocus="[data-first-focus]"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClick={closeOnBackdrop}
    >
      <div className="dialog-head flex gap-12">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button hovers"
          aria-label={text.shell.close}
          onClick={onClose}
        >
          <X className="icon" aria-hidden />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </Modal>
  )
}
