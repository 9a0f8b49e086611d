import type { Job } from '#contract/office/imports'
import { Panel } from '../../ui/layout/panel'
import { useImportText } from '../text/imports'
import { ChangedRow } from './changed-row'
import { useRows } from './reads'
import { formatCount } from './words'

const shown = 3

/** The first few changes, beside the errors. */
export function ChangesPanel({ job, onAll }: { job: Job; onAll: () => void }) {
  const { rows: text } = useImportText()
  const rows = useRows(job, 'changed').data?.pages[0]?.rows.slice(0, shown)
  if (!rows || rows.length === 0) return null
  return (
    <Panel
      title={text.sample}
      actions={
        <button type="button" className="link num" onClick={onAll}>
          {text.all(formatCount(job.changed))}
        </button>
      }
    >
      <ul className="ruled changes num">
        {rows.map((row) => (
          <ChangedRow key={row.line} row={row} />
        ))}
      </ul>
    </Panel>
  )
}
