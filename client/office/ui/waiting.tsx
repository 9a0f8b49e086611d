import { useOnline } from '../../ui/state/online'
import { useText } from '../text/lang'

/** A placeholder while content loads; without a connection it says so. */
export function Waiting() {
  const { words, problem } = useText()
  return <p className="waiting">{useOnline() ? words.loading : problem.waits}</p>
}
