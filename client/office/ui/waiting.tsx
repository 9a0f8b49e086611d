import { useOnline } from '../../ui/online'
import { useText } from '../text/lang'

/** In place of what is still to come; without a connection it says what it waits for. */
export function Waiting() {
  const { words, trouble } = useText()
  return <p className="waiting">{useOnline() ? words.loading : trouble.waits}</p>
}
