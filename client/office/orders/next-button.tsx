import { PhoneForwarded } from 'lucide-react'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import { useNextCall } from './use-next-call'

/** Opens the next call; only after an order of a calling list. */
export function NextButton({ search }: { search: string }) {
  const text = useText()
  const next = useNextCall()
  if (!isCalling(search)) return null
  return (
    <ActButton className="res yes" busy={next.isPending} onClick={() => next.mutate({})}>
      <span className="b">
        <PhoneForwarded className="i s" aria-hidden />
        {text.orders.next}
      </span>
      <kbd className="only-d">{'N'}</kbd>
    </ActButton>
  )
}

export function isCalling(search: string): boolean {
  const queue = new URLSearchParams(search).get('queue') ?? 'call'
  return queue === 'call' || queue === 'later'
}
