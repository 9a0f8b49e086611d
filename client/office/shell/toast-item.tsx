import { X } from 'lucide-react'
import { closeToast } from '../../ui/toast'
import { type ToastItemProps, useClosing } from '../../ui/toasts'
import { useText } from '../text/lang'

const closeAfterMs = 4000
/** A refusal contains advice, which takes longer to read. */
const closeErrorAfterMs = 9000

export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useText()
  useClosing({ toast, held }, toast.kind === 'error' ? closeErrorAfterMs : closeAfterMs)
  return (
    <div className={`toast ${toast.kind}`}>
      <p>{String(toast.text)}</p>
      <button type="button" aria-label={text.words.close} onClick={() => closeToast(toast.id)}>
        <X className="i s" aria-hidden />
      </button>
    </div>
  )
}
