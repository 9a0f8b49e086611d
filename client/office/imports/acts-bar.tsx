import type { ReactNode } from 'react'
import { acrossFoot } from '../../ui/layout/foot'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import { useImportText } from '../text/imports'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import type { JobActs } from './acts'

/** The refusal of the last step; a link to the other file if that one runs. */
export function Refused({ acts: { refusal, isOtherRunning } }: { acts: JobActs }) {
  const text = useImportText()
  return (
    <div role="alert">
      {refusal && (
        <p className="wrong">
          {`${refusal} `}
          {isOtherRunning && (
            <Link className="link" to="/import">
              {text.running409}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}

/** The acts of a step: at its foot, on a phone always visible. */
export function ActsBar({ reported, children }: { reported: ReactNode; children: ReactNode }) {
  const isWide = useIsWide()
  if (!isWide) {
    return (
      <div className="gap-10 act-bar import-bar num" ref={acrossFoot}>
        {children}
      </div>
    )
  }
  return (
    <div className="panel flex wraps gap-10 act-panel num">
      <span className="grow">{reported}</span>
      {children}
    </div>
  )
}

type AskProps = {
  title: string
  requested: string
  busy: boolean
  onYes: () => void
  onClose: () => void
}

/** A question before an act that changes much. */
export function Ask({ title, requested, busy, onYes, onClose }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        <p className="num">{requested}</p>
        <FormActs busy={busy} onClick={onYes} onClose={onClose}>
          {title}
        </FormActs>
      </div>
    </Dialog>
  )
}
