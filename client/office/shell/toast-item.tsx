import { useWords } from '../../text/lang'
import { ToastFrame } from '../../ui/overlay/toast-frame'
import type { ToastItemProps } from '../../ui/overlay/toasts'
import { frameWords } from '../text/frame-words'

const closeAfterMs = 4000
/** A refusal contains advice, which takes longer to read. */
const closeErrorAfterMs = 9000

export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useWords(frameWords)
  const afterMs = toast.kind === 'error' ? closeErrorAfterMs : closeAfterMs
  return (
    <ToastFrame toast={toast} held={held} afterMs={afterMs} closeLabel={text.words.close}>
      {String(toast.text)}
    </ToastFrame>
  )
}
