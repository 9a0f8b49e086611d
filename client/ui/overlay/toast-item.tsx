import { useText } from '../../text/lang'
import { shell } from '../../text/rooms/shell'
import { translationOfRefusal } from '../../text/say-refusal'
import { fixed } from '../../text/sentences'
import { Link } from '../text/link'
import { Said } from '../text/said'
import { closeToast, type Toast } from './toast'
import { ToastFrame } from './toast-frame'
import type { ToastItemProps } from './toasts'

const closeAfterMs = 3000

export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useText({ shell })
  return (
    <ToastFrame toast={toast} held={held} afterMs={closeAfterMs} closeLabel={text.shell.close}>
      <Text {...toast} />
      {toast.link && (
        <Link
          className="ink-green underline"
          to={toast.link.to}
          onClick={() => closeToast(toast.id)}
        >
          {toast.link.label}
        </Link>
      )}
    </ToastFrame>
  )
}

/** A toast without text shows its kind, as in spec section 8. */
function Text({ text, kind }: Pick<Toast, 'text' | 'kind'>) {
  if (text === undefined) return <Said text={fixed(kind)} />
  if (typeof text === 'string') return text
  return <Said text={'refused' in text ? translationOfRefusal(text.refused) : text} />
}
