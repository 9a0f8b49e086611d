import { useWords } from '../../text/lang'
import { todayWords } from '../text/today-words'

/** The number behind a place of the menu; nothing for 0. `hot`: somebody waits for a call. */
export function WaitingBadge({ n = 0, hot }: { n?: number; hot?: boolean }) {
  const text = useWords(todayWords)
  if (n === 0) return null
  return (
    <span className={hot ? 'tally num hot' : 'tally num'}>
      {n}
      <span className="visually-hidden">{text.today.waiting}</span>
    </span>
  )
}
