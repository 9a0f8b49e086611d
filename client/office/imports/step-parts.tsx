import type { ReactNode } from 'react'
import { useWords } from '../../text/lang'
import { acrossFoot } from '../../ui/layout/foot'
import { Panel } from '../../ui/layout/panel'
import { useIsWide } from '../../ui/state/use-wide'
import { Link } from '../../ui/text/link'
import type { JobActs } from './acts'
import { importWords } from './words'

/** The refusal of the last step; a link to the other file if that one runs. */
export function Refused({ acts: { refusal, isOtherRunning } }: { acts: JobActs }) {
  const text = useWords(importWords)
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

type StepPanelProps = {
  title: string
  acts: JobActs
  buttons: ReactNode
  /** Below the buttons. */
  hint?: ReactNode
  children: ReactNode
}

/** A step that reports something, the refusal of its last act, and its buttons. */
export function StepPanel({ title, acts, buttons, hint, children }: StepPanelProps) {
  return (
    <Panel title={title}>
      <div className="panel-body stack num">
        {children}
        <Refused acts={acts} />
        <div className="acts">{buttons}</div>
        {hint && <p className="fine">{hint}</p>}
      </div>
    </Panel>
  )
}

/** The acts of a step: at its foot, on a phone always visible. */
export function ActsBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  const isWide = useIsWide()
  if (!isWide) {
    return (
      <div className="gap-10 act-bar import-bar num" ref={acrossFoot}>
        {children}
      </div>
    )
  }
  return (
    <div className="panel flex wraps act-panel num">
      <span className="grow">{note}</span>
      {children}
    </div>
  )
}
