import type { ReactNode } from 'react'
import './section-heading.css'

type SectionHeadingProps = { children: ReactNode; level?: 1 | 2; id?: string }

/** Level 1 where it is the screen's own heading. */
export function SectionHeading({ children, level = 2, id }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="section-heading">
      <Heading id={id}>{children}</Heading>
    </div>
  )
}
