import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; actions?: ReactNode; children: ReactNode }

/** A white sheet with a heading. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
