import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { joinWords } from './join-words'

/** Of an order that was joined with an older one: where its products are. */
export function JoinedNote({ transId, search }: { transId: string; search: string }) {
  const text = useWords(joinWords)
  return (
    <p className="note num">
      {`${text.joinedInto} `}
      <Link className="link" to={`/orders/${transId}${search}`} translate="no">
        {transId}
      </Link>
    </p>
  )
}
