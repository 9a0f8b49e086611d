import { Link } from '../../ui/text/link'
import { useCounts } from '../orders/queries'
import { useListPlace } from '../orders/use-list-place'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { Messages } from './messages'
import { linkTo, type Tab, usePlace } from './place'
import { Reviews } from './reviews'
import '../ui/list.css'
import '../../ui/layout/detail.css'
import './inbox-page.css'

/** Messages and reviews: the list with the open entry beside it, on a phone one at a time. */
export function InboxPage() {
  const text = useText()
  const place = usePlace()
  const { tab, state, openId } = place
  useListPlace(openId?.toString())
  const one = tab === 'messages' ? text.inbox.message : text.inbox.review
  return (
    <Screen
      title={openId ? one : text.places.inbox}
      back={openId ? linkTo({ tab, state }) : undefined}
    >
      <div className={openId ? 'inbox one' : 'inbox'}>
        <Tabs tab={tab} />
        {tab === 'messages' ? (
          <Messages key={state} state={state} openId={openId} />
        ) : (
          <Reviews key={state} state={state} openId={openId} />
        )}
      </div>
    </Screen>
  )
}

/** The tabs' names show the numbers of new messages and held reviews. */
function Tabs({ tab }: { tab: Tab }) {
  const text = useText()
  const { data: counts } = useCounts()
  return (
    <nav className="queues" aria-label={text.places.inbox}>
      {(['messages', 'reviews'] as const).map((name) => (
        <Link
          key={name}
          to={linkTo({ tab: name })}
          aria-current={name === tab ? 'page' : undefined}
        >
          {text.inbox[name]}
          {counts && <span className="tally num">{counts[name]}</span>}
        </Link>
      ))}
    </nav>
  )
}
