import { type ReactNode, useId } from 'react'

export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className="policy-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
