import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { useCounts } from '../orders/queries'
import { useText } from '../text/lang'
import { linkTo, type Tab } from './place'

/** The reason why a list is empty, with one link: to all of the tab, or to the other tab. */
export function EmptyInbox({ tab, state }: { tab: Tab; state: string | undefined }) {
  const { inbox } = useText()
  const { data: counts } = useCounts()
  const other: Tab = tab === 'messages' ? 'reviews' : 'messages'
  const why = tab === 'messages' ? inbox.noMessages : inbox.noReviews
  const all = tab === 'messages' ? inbox.allMessages : inbox.allReviews
  return (
    <Notice title={state ? inbox.noneOfState : why}>
      {state ? (
        <Link className="link" to={linkTo({ tab })}>
          {all}
        </Link>
      ) : (
        <Link className="link" to={linkTo({ tab: other })}>
          {counts ? inbox.withCount(inbox[other], counts[other]) : inbox[other]}
        </Link>
      )}
    </Notice>
  )
}
