import type { ReactNode } from 'react'
import { Flower } from '../media/flower'
import './section-heading.css'

type SectionHeadingProps = { children: ReactNode; level?: 1 | 2; id?: string }

/** The flower, the words and a running stitch. Level 1 where it is the screen's own heading. */
export function SectionHeading({ children, level = 2, id }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="section-heading flex gap-14">
      <Flower />
      <Heading id={id}>{children}</Heading>
    </div>
  )
}
