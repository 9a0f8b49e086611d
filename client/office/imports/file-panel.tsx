import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { When } from '../ui/when'
import { formatCount, formatSize } from './say'
import { importWords } from './words'

const encodings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' }

/** Name, size, encoding and counts of the file. */
export function FilePanel({ job }: { job: Job }) {
  const text = useWords(importWords)
  const { file } = text
  const { found } = job
  return (
    <Panel
      title={file.title}
      actions={found && <span className="tag">{text.kinds[job.kind]}</span>}
    >
      <div className="panel-body num">
        <dl className="fact-list">
          <dt>{file.name}</dt>
          <dd lang="en">{job.file_name}</dd>
          <dt>{file.by}</dt>
          <dd>
            {`${job.by}, `}
            <When at={job.at} />
          </dd>
          {found && (
            <>
              <dt>{file.rows}</dt>
              <dd>{`${formatCount(found.rows)} · ${formatSize(found.bytes)}`}</dd>
              <dt>{file.products}</dt>
              <dd>
                {found.with_choices > 0
                  ? file.choices(formatCount(found.products), formatCount(found.with_choices))
                  : formatCount(found.products)}
              </dd>
              {found.pictures > 0 && (
                <>
                  <dt>{text.columns.images}</dt>
                  <dd>{file.links(formatCount(found.pictures))}</dd>
                </>
              )}
              <dt>{file.letters}</dt>
              <dd>{`${encodings[found.encoding]}, ${file.delimiters[found.delimiter]}`}</dd>
            </>
          )}
        </dl>
      </div>
    </Panel>
  )
}
