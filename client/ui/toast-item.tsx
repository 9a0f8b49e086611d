import { X } from 'lucide-react'
import { useText } from '../text/lang'
import { shell } from '../text/rooms/shell'
import { twinOfRefusal } from '../text/say-refusal'
import { fixed } from '../text/sentences'
import { Link } from './link'
import { Said } from './said'
import { closeToast, type Toast } from './toast'
import { type ToastItemProps, useClosing } from './toasts'
import './close-button.css'

const closeAfterMs = 3000

/** Closes itself after 3 seconds, unless a pointer or the focus holds it. */
export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useText({ shell })
  useClosing({ toast, held }, closeAfterMs)
  return (
    <div className={`toast toast-${toast.kind}`}>
      <span className="toast-mark rigid b small centred round" aria-hidden="true" />
      <p className="toast-text grow b break">
        <Text {...toast} />
        {toast.link && (
          <Link to={toast.link.to} onClick={() => closeToast(toast.id)}>
            {toast.link.label}
          </Link>
        )}
      </p>
      <button
        type="button"
        className="close-button icon-button"
        aria-label={text.shell.close}
        onClick={() => closeToast(toast.id)}
      >
        <X className="icon" aria-hidden />
      </button>
    </div>
  )
}

/** A toast without text shows its kind, as in spec section 8. */
function Text({ text, kind }: Pick<Toast, 'text' | 'kind'>) {
  if (text === undefined) return <Said text={fixed(kind)} />
  if (typeof text === 'string') return text
  return <Said text={'refused' in text ? twinOfRefusal(text.refused) : text} />
}
