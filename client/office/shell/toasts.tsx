import { X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { closeToast, readToasts, subscribeToToasts, type Toast } from '../../ui/toast'
import { useText } from '../text/lang'

const closeAfterMs = 4000
/** A refusal says what to do, which takes longer to read. */
const closeErrorAfterMs = 9000

/** Above all else, open dialogs too. The live regions stand in the page before the first toast. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = ref.current
    if (!box) return
    // Shown anew, it moves above a dialog that has opened since.
    if (box.matches(':popover-open')) box.hidePopover()
    if (toasts.length > 0) box.showPopover()
  }, [toasts])

  const isError = ({ kind }: Toast) => kind === 'error'
  return (
    <div ref={ref} popover="manual" className="toasts">
      <div role="alert">
        {toasts.filter(isError).map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {toasts
          .filter((toast) => !isError(toast))
          .map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  )
}

function ToastItem({ toast: { id, kind, text: sentence } }: { toast: Toast }) {
  const text = useText()
  useEffect(() => {
    const timer = setTimeout(
      () => closeToast(id),
      kind === 'error' ? closeErrorAfterMs : closeAfterMs,
    )
    return () => clearTimeout(timer)
  }, [id, kind])
  return (
    <div className={`toast ${kind}`}>
      <p>{sentence}</p>
      <button type="button" aria-label={text.words.close} onClick={() => closeToast(id)}>
        <X className="i s" aria-hidden />
      </button>
    </div>
  )
}
