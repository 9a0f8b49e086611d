import { PhoneForwarded } from 'lucide-react'
import { orderStatus } from '#contract/shop'
import { useWords } from '../../text/lang'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { useNextCall } from './use-next-call'

/** Opens the next call. */
export function NextButton() {
  const text = useWords(ordersWords)
  const next = useNextCall()
  return (
    <ActButton className="result yes" busy={next.isPending} onClick={() => next.mutate({})}>
      <span className="bold flex gap-8">
        <PhoneForwarded className="glyph glyph-small" aria-hidden />
        {text.orders.next}
      </span>
      <kbd className="only-d">{'N'}</kbd>
    </ActButton>
  )
}

/** Whether a call can have led here: the order is of a calling list, and no parcel yet. */
export function isCalling({ status }: { status: number }, search: string): boolean {
  if (status >= orderStatus.processing && status <= orderStatus.delivered) return false
  const queue = new URLSearchParams(search).get('queue') ?? 'call'
  return queue === 'call' || queue === 'later'
}
