import { useWords } from '../../text/lang'
import { translationOfRefusal } from '../../text/say-refusal'
import { fixed } from '../../text/sentences'
import { shellWords } from '../../text/shell-words'
import { Button } from '../form/button'
import { Link } from '../text/link'
import { Said } from '../text/said'
import { closeToast, type Toast } from './toast'
import { ToastFrame } from './toast-frame'
import type { ToastItemProps } from './toasts'

const closeAfterMs = 3000
/** An undo has to be read, and reached by keyboard. */
const withActMs = 10_000

export function ToastItem({ toast, held }: ToastItemProps) {
  const text = useWords(shellWords)
  const { id, link } = toast
  const hasAct = link !== undefined && 'press' in link
  const afterMs = hasAct ? withActMs : closeAfterMs
  return (
    <ToastFrame toast={toast} held={held} afterMs={afterMs} closeLabel={text.close}>
      <Text {...toast} />
      {link && 'to' in link && (
        <Link className="ink-green underline" to={link.to} onClick={() => closeToast(id)}>
          {link.label}
        </Link>
      )}
      {hasAct && (
        <span className="block">
          <Button
            kind="outline"
            onClick={() => {
              closeToast(id)
              link.press()
            }}
          >
            {link.label}
          </Button>
        </span>
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
