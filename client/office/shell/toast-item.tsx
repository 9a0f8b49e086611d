import { ToastFrame } from '../../ui/overlay/toast-frame'
import type { ToastItemProps } from '../../ui/overlay/toasts'
import { useText } from '../text/lang'

const closeAfterMs = 4000
/** A refusal contains advice, which takes longer to read. */
const closeErrorAfterMs = 9000

export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useText()
  const afterMs = toast.kind === 'error' ? closeErrorAfterMs : closeAfterMs
  return (
    <ToastFrame toast={toast} held={held} afterMs={afterMs} closeLabel={text.words.close}>
      {String(toast.text)}
    </ToastFrame>
  )
}
