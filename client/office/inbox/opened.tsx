import type { ReactNode } from 'react'
import type { ApiError } from '../../api/api-error'
import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { useText } from '../text/lang'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { linkTo, type Tab } from './place'

type OpenedProps<T> = {
  tab: Tab
  openId: number | undefined
  entry: T | undefined
  error: ApiError | null
  refetch: () => unknown
  children: (entry: T) => ReactNode
}

/** Beside the list: the open entry, a hint without one, or a note that it does not exist. */
export function Opened<T>({ tab, openId, entry, error, refetch, children }: OpenedProps<T>) {
  const { inbox } = useText()
  if (!openId) return <p className="choose only-d mute">{inbox.choose}</p>
  if (entry) return children(entry)
  if (!error) return <Waiting />
  if (error.status !== 404 && error.status !== 422) {
    return <ReadFailed error={error} onRetry={refetch} />
  }
  return (
    <Notice title={inbox.notThere[tab]}>
      <Link className="link" to={linkTo({ tab })}>
        {inbox.toList}
      </Link>
    </Notice>
  )
}
