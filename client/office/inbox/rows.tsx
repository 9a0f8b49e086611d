import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '../../api/api-error'
import { Button } from '../../ui/form/button'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { Unread } from '../ui/read-failed'
import { useRowKeys } from '../ui/row-keys'
import { EmptyInbox } from './empty-inbox'
import { linkTo, states, type Tab } from './place'

type Pages<T> = {
  data: { pages: { rows: T[] }[] } | undefined
  error: ApiError | null
  refetch: () => unknown
  hasNextPage: boolean
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
}
type RowsProps<T> = {
  tab: Tab
  state: string | undefined
  openId: number | undefined
  pages: Pages<T>
  /** The content of a row. */
  children: (row: T) => ReactNode
}

/** States that wait for staff. */
const waiting = ['new', 'held']

/** The list of a tab, with the choice of a state above it. */
export function Rows<T extends { id: number; state: string }>({
  tab,
  state,
  openId,
  pages,
  children,
}: RowsProps<T>) {
  const text = useText()
  const list = useRef<HTMLElement>(null)
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  useWayBack(list, openId)
  useRowKeys(list)

  return (
    <section className="list" aria-label={text.inbox[tab]} ref={list}>
      <StateChoice tab={tab} state={state} />
      <Unread read={pages} />
      {rows?.length === 0 && <EmptyInbox tab={tab} state={state} />}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <Link
              className={waiting.includes(row.state) ? 'row num new' : 'row num'}
              to={linkTo({ tab, state, openId: row.id })}
              aria-current={row.id === openId || undefined}
              data-row={row.id}
            >
              {children(row)}
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="more-rows">
          <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {text.words.more}
          </Button>
        </div>
      )}
    </section>
  )
}

function StateChoice({ tab, state }: { tab: Tab; state: string | undefined }) {
  const { inbox } = useText()
  const navigate = useNavigate()
  const names: Record<string, string> =
    tab === 'messages' ? inbox.messageStates : inbox.reviewStates
  return (
    <div className="flex gap-8 mute small listbar">
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

/** Back in the list, the row that was open gets the focus. */
function useWayBack(list: { current: HTMLElement | null }, openId: number | undefined) {
  const before = useRef(openId)
  useEffect(() => {
    if (!openId && before.current) {
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${before.current}"]`)
        ?.focus({ preventScroll: true })
    }
    before.current = openId
  }, [list, openId])
}
