import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Message, OfficeReview } from '#contract/office/inbox'
import { useLang } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Refusal } from '../../ui/form/refusal'
import { OfflineWhy } from '../ui/act-button'
import { StateTag } from './rows'

type DetailProps = {
  title: string
  entry: Message | OfficeReview
  /** The reason of the last refusal. */
  refusal: string
  children: ReactNode
}

/** The open entry with title and state above. */
export function Detail({ title, entry, refusal, children }: DetailProps) {
  const lang = useLang()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <article className="stack detail" aria-labelledby={id}>
      <div className="flex wraps detail-head num">
        <h2 id={id} className="id" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span role="status">
          <StateTag state={entry.state} />
        </span>
        <span className="mute">
          {[formatMoment(entry.at, lang), entry.by].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Refusal>{refusal}</Refusal>
      <OfflineWhy />
      {children}
    </article>
  )
}
