import { useImportText } from '../text/imports'
import { Panel } from '../ui/panel'
import { When } from '../ui/when'
import { StateTag } from './file-row'
import type { Job } from '#contract/office/imports-shapes'

/** What is known of the file itself. */
export function FilePanel({ job }: { job: Job }) {
  const { file } = useImportText()
  return (
    <Panel title={file.title} actions={<StateTag state={job.state} />}>
      <div className="in num">
        <dl className="dl">
          <dt>{file.name}</dt>
          <dd lang="en">{job.file_name}</dd>
          <dt>{file.by}</dt>
          <dd>
            {`${job.by}, `}
            <When at={job.at} />
          </dd>
          {job.unknown_columns.length > 0 && (
            <>
              <dt>{file.unknown}</dt>
              <dd lang="en">{job.unknown_columns.join(', ')}</dd>
            </>
          )}
        </dl>
      </div>
    </Panel>
  )
}
