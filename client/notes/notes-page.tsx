import { useQuery } from '@tanstack/react-query'
import { getNotes } from '#contract/notes'
import { read } from '../api/read'
import { sentences } from '../text/sentences'
import { useHead } from '../ui/head'
import { RetryPanel } from '../ui/retry-panel'
import { SectionHeading } from '../ui/section-heading'
import { SkeletonLines } from '../ui/skeleton-lines'
import './notes-page.css'

/** The leftover test page of the spec. */
export function NotesPage() {
  useHead({ title: sentences.notesHeading, description: 'ফলের নাম ও ছোট ছোট নোট।', hidden: true })
  const { data: answer, isPending, isError, refetch } = useQuery(read(getNotes, {}))
  return (
    <div className="wrap notes">
      <SectionHeading level={1}>{sentences.notesHeading}</SectionHeading>
      {isPending && <SkeletonLines height={96} />}
      {isError && <RetryPanel onRetry={refetch} />}
      <ul className="notes-list">
        {answer?.notes.map(({ id, title, note }) => (
          <li key={id} className="panel">
            <h2>{title}</h2>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
