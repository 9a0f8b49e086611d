import { useWords } from '../../text/lang'
import { outboxWords } from '../ui/outbox-words'

/** The last mail to this address was refused by its server. */
export function Bounced() {
  return <span className="tag warn">{useWords(outboxWords).bounced}</span>
}
