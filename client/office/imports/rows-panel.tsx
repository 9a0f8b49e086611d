import { FileDown } from 'lucide-react'
import type { Job } from '#contract/office/imports'
import { getImportErrors } from '#contract/office/imports'
import { fillPath } from '../../api/call'
import { Panel } from '../../ui/layout/panel'
import { useIsWide } from '../../ui/state/use-wide'
import { useImportText } from '../text/imports'
import { MoreRows } from '../ui/more-rows'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { ChangedRow } from './changed-row'
import { type JobRow, type RowKind, useRows } from './reads'
import { TroubleCards, TroubleTable } from './troubles'
import { formatCount } from './words'

/** All rows of a kind, with their errors or their changes. */
export function RowsPanel({ job, kind }: { job: Job; kind: RowKind }) {
  const text = useImportText()
  const isWide = useIsWide()
  const pages = useRows(job, kind)
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const isWrong = kind === 'wrong' || kind === 'failed'
  const isWarned = kind === 'warned' || kind === 'doubtful'
  const names =
    job.state === 'checked'
      ? text.tiles
      : { ...text.tiles, new: text.tiles.made, changed: text.tiles.written }
  const Troubles = isWide ? TroubleTable : TroubleCards
  return (
    <Panel
      title={text.rows.of(names[kind], formatCount(job[kind]))}
      actions={
        isWrong &&
        job[kind] > 0 && (
          <a className="button button-outline" href={fillPath(getImportErrors, job).url} download>
            <FileDown className="i s" aria-hidden />
            {text.errorFile}
          </a>
        )
      }
    >
      {isWrong && job[kind] > 0 && <p className="in fine">{text.errorHint}</p>}
      {pages.error && !pages.data && <ReadFailed error={pages.error} onRetry={pages.refetch} />}
      {!pages.data && !pages.error && <Waiting />}
      {rows?.length === 0 && (
        <p className="in mute">{job[kind] > 0 ? text.rows.kept : text.rows.none}</p>
      )}
      {rows && rows.length > 0 && (isWrong || isWarned) && (
        <Troubles rows={rows.map((row) => withTroublesOf(row, !isWrong))} />
      )}
      {rows && rows.length > 0 && !isWrong && !isWarned && (
        <ul className="ruled changes num">
          {rows.map((row) => (
            <ChangedRow key={row.line} row={row} />
          ))}
        </ul>
      )}
      <MoreRows pages={pages} />
    </Panel>
  )
}

/** Errors are listed without warnings: a warning stops no row. */
function withTroublesOf(row: JobRow, isWarning: boolean): JobRow {
  return { ...row, troubles: row.troubles.filter(({ warning }) => warning === isWarning) }
}
