import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { closeToast } from './toast'
import { type ToastItemProps, useClosing } from './toasts'

type ToastFrameProps = ToastItemProps & {
  /** The toast closes itself then, unless a pointer or the focus holds it. */
  afterMs: number
  closeLabel: string
  children: ReactNode
}

export function ToastFrame({ toast, held, afterMs, closeLabel, children }: ToastFrameProps) {
  useClosing({ toast, held }, afterMs)
  return (
    <div className={`toast toast-${toast.kind}`}>
      <span className="toast-mark" aria-hidden="true" />
      <p className="toast-text grow bold break">{children}</p>
      <button
        type="button"
        className="icon-button hovers"
        aria-label={closeLabel}
        onClick={() => closeToast(toast.id)}
      >
        <X className="icon" aria-hidden />
      </button>
    </div>
  )
}
