import { useWords } from '../../../text/lang'
import { clockOf } from '../../../text/times'
import { useOnline } from '../../../ui/state/online'
import { productWords } from '../../text/product-words'
import type { FormState } from '../state/use-form-state'

/** The place of the last letter: device or server. */
export function DraftTag({ state: { phase, kept, form } }: { state: FormState }) {
  const { state: says } = useWords(productWords).product
  const isOnline = useOnline()
  const [hour, minute] = clockOf(new Date(form.at))
  const time = `${Number(hour) % 12 || 12}:${minute}`
  const isTyping = phase === 'typing'
  const where = kept === 'none' ? null : kept === 'lost' ? says.lost : says[kept](time)
  const words = isTyping ? says.typed : where
  if (!words) return null
  const isWaiting = !isTyping && kept !== 'server'
  return (
    <span
      className={isWaiting ? 'tag warn num ellipsis' : 'tag num ellipsis'}
      role="status"
      title={isOnline ? undefined : says.waits}
    >
      {words}
    </span>
  )
}
