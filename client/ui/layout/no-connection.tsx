import { useText } from '../../text/lang'
import { ui } from '../../text/rooms/ui'
import './no-connection.css'

/** Stands in a button whose press cannot reach the shop now. */
export function NoConnection() {
  const text = useText({ ui })
  return <small className="no-connection">{text.ui.noConnection}</small>
}
