import { clockOf } from '../../text/times'
import { useOnline } from '../../ui/online'
import { useProductText } from '../text/product-text'
import type { FormState } from './use-form-state'

/** The place of the last letter: device or server. */
export function DraftTag({ state: { state, at } }: { state: FormState }) {
  const { state: says } = useProductText().product
  const isOnline = useOnline()
  const [hour, minute] = clockOf(new Date(at))
  const time = `${Number(hour) % 12 || 12}:${minute}`
  if (state === 'none') return null
  const isWaiting = state === 'phone' || state === 'lost'
  const words = state === 'typed' ? says.typed : state === 'lost' ? says.lost : says[state](time)
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
