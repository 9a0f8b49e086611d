import { useWords } from '../../text/lang'
import { uiWords } from '../text/words'
import './no-connection.css'

/** Stands in a button whose press cannot reach the shop now. */
export function NoConnection() {
  const text = useWords(uiWords)
  return <small className="no-connection">{text.noConnection}</small>
}
