import { type ReactNode, useSyncExternalStore } from 'react'
import { customers } from '../text/bn-customers'
import { useText } from '../text/lang'
import { Link } from '../ui/link'
import '../ui/columns.css'
import { Flower } from '../ui/flower'
import './entry-sheet.css'

type EntrySheetProps = {
  title: ReactNode
  lead: string
  children: ReactNode
  /** The link from login to sign up, or back. */
  otherText: string
  otherLabel: ReactNode
  otherPath: string
}

/** The value never changes, so there is nothing to subscribe to. */
const neverChanges = () => () => {}

/** The sheet behind login and sign up. */
export function EntrySheet(props: EntrySheetProps) {
  const text = useText({ customers }).customers
  const hasCookies = useSyncExternalStore(
    neverChanges,
    () => navigator.cookieEnabled,
    () => true,
  )
  return (
    <div className="wrap section-first entry-sheet">
      <div className="panel">
        <Flower size={48} />
        <h1>{props.title}</h1>
        <p className="entry-sheet-lead">{props.lead}</p>
        {!hasCookies && (
          <p className="field-error" role="alert">
            {text.noCookies}
          </p>
        )}
        {props.children}
        <hr className="stitch-line" />
        <p className="entry-sheet-other">
          {props.otherText}{' '}
          <Link className="text-link" to={props.otherPath}>
            {props.otherLabel}
          </Link>
        </p>
      </div>
    </div>
  )
}
