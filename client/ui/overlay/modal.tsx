import { type ComponentProps, useEffect, useRef } from 'react'
import { guardSecondPress, notePress } from '../input/second-press'

type ModalProps = ComponentProps<'dialog'> & {
  onClose: () => void
  /** The part with the first focus; without one, the browser chooses. */
  firstFocus: string
}

/** A modal native dialog, open while mounted: Esc closes it, the focus returns to its opener. */
export function Modal({ onClose, firstFocus, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, no later
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => {
      dialog?.close()
      guardSecondPress()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      {...rest}
      ref={ref}
      onClickCapture={notePress}
      onCancel={(event) => {
        // From a dialog within it, or from a file chooser.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    />
  )
}
