import { useText } from '../../text/lang'
import { shell } from '../../text/rooms/shell'
import { useOnline } from '../state/online'
import './offline-bar.css'

export function OfflineBar() {
  const text = useText({ shell })
  const online = useOnline()
  return (
    <div role="status">
      {!online && <p className="offline-bar flex gap-8 bold fs-15">{text.shell.offline}</p>}
    </div>
  )
}
