import { useChoice } from '../text/lang'
import { formatDate } from '../text/times'

/** An en-GB long date (spec section 2); Bengali if that was chosen. */
export function OrderDate({ time }: { time: string | Date }) {
  const lang = useChoice() === 'bn' ? 'bn' : 'en'
  return (
    <time dateTime={new Date(time).toISOString()} lang={lang}>
      {formatDate(time, lang)}
    </time>
  )
}
