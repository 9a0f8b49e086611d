import type { ReactNode } from 'react'
import { useText } from '../text/lang'
import { Link } from '../ui/link'
import { Notice } from '../ui/notice'
import { linkTo, type Tab } from './place'

type OpenedProps = { tab: Tab; openId: number | undefined; isRead: boolean; children: ReactNode }

/** Beside the list: what is open of it; that nothing is; or that it is not among the rows. */
export function Opened({ tab, openId, isRead, children }: OpenedProps) {
  const { inbox } = useText()
  if (!openId) return <p className="choose only-d mute">{inbox.choose}</p>
  if (children || !isRead) return children
  return (
    <Notice title={inbox.notInList}>
      <Link className="link" to={linkTo({ tab })}>
        {inbox.toList}
      </Link>
    </Notice>
  )
}
