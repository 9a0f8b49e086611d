import { useOutboxText } from '../text/outbox'

/** The last mail to this address was refused by its server. */
export function Bounced() {
  return <span className="tag warn">{useOutboxText().bounced}</span>
}
