import { X } from 'lucide-react'
import { Link } from './link'
import { closeToast } from './toast'
import { type ToastItemProps, useClosing } from './toasts'
import './close-button.css'

const closeAfterMs = 3000

/** Closes itself after 3 seconds, unless it is held by a pointer or the focus. */
export function ToastItem({ toast, held }: ToastItemProps) {
  useClosing({ toast, held }, closeAfterMs)
  return (
    <div className={`toast toast-${toast.kind}`}>
      <span className="toast-mark" aria-hidden="true" />
      <p className="toast-text">
        {toast.text}
        {toast.link && (
          <Link to={toast.link.to} onClick={() => closeToast(toast.id)}>
            {toast.link.label}
          </Link>
        )}
      </p>
      <button
        type="button"
        className="close-button"
        aria-label="বন্ধ করুন"
        onClick={() => closeToast(toast.id)}
      >
        <X className="icon" aria-hidden />
      </button>
    </div>
  )
}
