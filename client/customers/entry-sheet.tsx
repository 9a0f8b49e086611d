import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from '../ui/link'
import '../ui/columns.css'
import { Flower } from '../ui/flower'
import './entry-sheet.css'

type EntrySheetProps = {
  title: string
  lead: string
  children: ReactNode
  /** The way to the other of login and sign up. */
  otherText: string
  otherLabel: string
  otherPath: string
}

/** Nobody tells of a change of it. */
const neverChanges = () => () => {}

/** The sheet that login and sign up stand on. */
export function EntrySheet(props: EntrySheetProps) {
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
            আপনার ব্রাউজারে কুকি বন্ধ আছে, তাই লগইন টিকবে না। কুকি চালু করে পাতাটি আবার খুলুন।
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
