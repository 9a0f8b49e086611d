import type { ImportState } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { Link } from '../../ui/text/link'
import { useImportText } from '../text/imports'
import { When } from '../ui/when'
import { formatCount } from './words'

const looks: Partial<Record<ImportState, string>> = {
  checked: 'warn',
  stopped: 'warn',
  done: 'good',
  failed: 'bad b',
}

export function StateTag({ state }: { state: ImportState }) {
  const text = useImportText()
  return <span className={`tag ${looks[state] ?? ''}`}>{text.states[state]}</span>
}

/** A row of a former file, which opens it. */
export function FileRow({ job }: { job: Job }) {
  const text = useImportText()
  const { id, file_name, state, by, at, wrong, failed } = job
  const isRead = !['receiving', 'checking', 'failed'].includes(state)
  return (
    <li>
      <Link to={`/import/${id}`} className="flex wraps num">
        <b className="break" lang="en">
          {file_name}
        </b>
        <StateTag state={state} />
        <small className="small mute">
          <When at={at} />
          {` · ${text.list.by(by)}`}
          {isRead && ` · ${text.list.counts(formatCount(job.new), formatCount(job.changed))}`}
        </small>
        {isRead && wrong + failed > 0 && (
          <small className="b small ink-brick">
            {text.list.wrong(formatCount(wrong + failed))}
          </small>
        )}
      </Link>
    </li>
  )
}
