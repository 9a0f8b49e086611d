import { type ReactNode, useId } from 'react'
import { Needed } from '../form/needed'

type PanelProps = {
  title: ReactNode
  actions?: ReactNode
  /** The panel contains a required field. */
  isNeeded?: boolean
  children: ReactNode
}

/** A white sheet with a heading. */
export function Panel({ title, actions, isNeeded, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
          {isNeeded && <Needed />}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
