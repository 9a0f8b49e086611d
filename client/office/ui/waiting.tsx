import { useWords } from '../../text/lang'
import { useOnline } from '../../ui/state/online'
import { frameWords } from '../text/frame-words'

/** A placeholder while content loads; without a connection it says so. */
export function Waiting() {
  const { words, problem } = useWords(frameWords)
  return <p className="waiting">{useOnline() ? words.loading : problem.waits}</p>
}
