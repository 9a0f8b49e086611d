import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from './link'
import { closeToast, type Toast } from './toast'
import './close-button.css'

const closeAfterMs = 3000

/** Closes itself after 3 seconds, unless it is held by a pointer or the focus. */
export function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), closeAfterMs)
    return () => clearTimeout(timer)
  }, [toast.id, held])

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
