import { type ReactNode, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Message, OfficeReview } from '#contract/office/inbox'
import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { useCounts } from '../orders/queries'
import { Opened, useOne } from '../record/open-row'
import type { Listed } from '../record/rows'
import { RowLink, SplitList, SplitPage } from '../record/split-page'
import { ListTabs } from '../record/tabs'
import { frameWords } from '../text/frame-words'
import { latePart } from '../ui/late'
import { inboxAddress, linkTo, messages, reviews, stateOf, states, type Tab } from './inbox'
import { MessageRow, ReviewRow } from './rows'
import { inboxWords } from './words'
import '../../ui/layout/detail.css'
import './inbox-page.css'

const MessageDetail = latePart(async () => (await import('./message-detail')).MessageDetail)
const ReviewDetail = latePart(async () => (await import('./review-detail')).ReviewDetail)

/** Messages and reviews: the list with the open entry beside it. */
export function InboxPage() {
  const { inbox } = useWords(inboxWords)
  const { places } = useWords(frameWords)
  const place = inboxAddress.filtersOf(useSearchParams()[0])
  const { tab, state, open } = place
  const isMessages = tab === 'messages'
  useEffect(() => {
    ;(isMessages ? MessageDetail : ReviewDetail).preload()
  }, [isMessages])
  return (
    <SplitPage
      name="inbox"
      title={open ? inbox[isMessages ? 'message' : 'review'] : places.inbox}
      back={linkTo({ tab, state })}
      openId={open?.toString()}
      list={`${tab} ${state}`}
      tabs={<Tabs tab={tab} />}
      choose={inbox.choose}
      rows={isMessages ? <Messages {...place} /> : <Reviews {...place} />}
    >
      {open && (isMessages ? <OpenMessage {...place} /> : <OpenReview {...place} />)}
    </SplitPage>
  )
}

type Place = ReturnType<typeof inboxAddress.filtersOf>

function Messages(place: Place) {
  const listed = messages.useList({ state: stateOf('messages', place.state) })
  return <List {...place} listed={listed} Content={MessageRow} />
}

function Reviews(place: Place) {
  const listed = reviews.useList({ state: stateOf('reviews', place.state) })
  return <List {...place} listed={listed} Content={ReviewRow} />
}

function OpenMessage({ state, open }: Place) {
  const listed = messages.useList({ state: stateOf('messages', state) })
  return (
    <Opened opened={useOne(messages, listed, open)} gone={<Gone tab="messages" />}>
      {(message) => <MessageDetail key={message.id} message={message} />}
    </Opened>
  )
}

function OpenReview({ state, open }: Place) {
  const listed = reviews.useList({ state: stateOf('reviews', state) })
  return (
    <Opened opened={useOne(reviews, listed, open)} gone={<Gone tab="reviews" />}>
      {(review) => <ReviewDetail key={review.id} review={review} />}
    </Opened>
  )
}

type ListProps<E> = Place & {
  listed: Listed<E & { id: number }>
  Content: (props: { row: E }) => ReactNode
}

/** States that wait for staff. */
const waiting = ['new', 'held']

function List<E extends Message | OfficeReview>(props: ListProps<E>) {
  const { tab, state, open, listed, Content } = props
  const { inbox } = useWords(inboxWords)
  return (
    <SplitList
      key={state}
      label={inbox[tab]}
      listed={listed}
      bar={<StateChoice tab={tab} state={state} />}
      empty={<Empty tab={tab} state={state} />}
    >
      {listed.rows?.map((row) => (
        <RowLink
          key={row.id}
          kind={tab}
          row={row}
          to={linkTo({ tab, state, open: row.id })}
          isOpen={row.id === open}
          look={waiting.includes(row.state) && 'new'}
        >
          <Content row={row} />
        </RowLink>
      ))}
    </SplitList>
  )
}

/** The tabs' names show the numbers of new messages and held reviews. */
function Tabs({ tab }: { tab: Tab }) {
  const { inbox } = useWords(inboxWords)
  const { places } = useWords(frameWords)
  const { data: counts } = useCounts()
  const tabs = (['messages', 'reviews'] as const).map((name) => {
    return { name, to: linkTo({ tab: name }), words: inbox[name], n: counts?.[name] }
  })
  return <ListTabs label={places.inbox} tabs={tabs} open={tab} />
}

type InList = Pick<Place, 'tab' | 'state'>

function StateChoice({ tab, state }: InList) {
  const { inbox } = useWords(inboxWords)
  const navigate = useNavigate()
  const names: Record<string, string> =
    tab === 'messages' ? inbox.messageStates : inbox.reviewStates
  return (
    <div className="mute listbar">
      <select
        className="input grow"
        aria-label={inbox.state}
        value={state ?? ''}
        onChange={({ target }) => navigate(linkTo({ tab, state: target.value }), { replace: true })}
      >
        <option value="">{tab === 'messages' ? inbox.allMessages : inbox.allReviews}</option>
        {states[tab].map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The reason why a list is empty, with one link: to all of the tab, or to the other tab. */
function Empty({ tab, state }: InList) {
  const { inbox } = useWords(inboxWords)
  const { data: counts } = useCounts()
  const other: Tab = tab === 'messages' ? 'reviews' : 'messages'
  const why = tab === 'messages' ? inbox.noMessages : inbox.noReviews
  const all = tab === 'messages' ? inbox.allMessages : inbox.allReviews
  return (
    <Notice title={state ? inbox.noneOfState : why}>
      <Link className="link" to={linkTo({ tab: state ? tab : other })}>
        {state ? all : counts ? inbox.withCount(inbox[other], counts[other]) : inbox[other]}
      </Link>
    </Notice>
  )
}

function Gone({ tab }: { tab: Tab }) {
  const { inbox } = useWords(inboxWords)
  return (
    <Notice title={inbox.notThere[tab]}>
      <Link className="link" to={linkTo({ tab })}>
        {inbox.toList}
      </Link>
    </Notice>
  )
}
