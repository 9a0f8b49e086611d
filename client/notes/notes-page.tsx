import { useQuery } from '@tanstack/react-query'
import { getNotes } from '#contract/notes'
import { read } from '../api/read'
import { useSaid, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { noteWords } from './words'
import './notes-page.css'

/** The leftover test page of the spec. */
export function NotesPage() {
  const text = useWords(noteWords)
  const said = useSaid()
  const heading = fixed('notesHeading')
  useHead({ title: said(heading), description: text.about, hidden: true })
  const { data: answer, isPending, isError, refetch } = useQuery(read(getNotes, {}))
  return (
    <div className="wrap notes">
      <SectionHeading level={1}>
        <Said text={heading} />
      </SectionHeading>
      {isPending && <SkeletonLines height={96} />}
      {isError && <RetryPanel onRetry={refetch} />}
      <ul className="notes-list grid gap-16">
        {answer?.notes.map(({ id, title, note }) => (
          <li key={id} className="panel">
            <h2 lang={scriptOf(title)}>{title}</h2>
            <p lang={scriptOf(note)}>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
