import { useWords } from '../../text/lang'
import { shellWords } from '../../text/shell-words'
import { useOnline } from '../state/online'
import './offline-bar.css'

export function OfflineBar() {
  const text = useWords(shellWords)
  const online = useOnline()
  return <div role="status">{!online && <p className="offline-bar flex">{text.offline}</p>}</div>
}
