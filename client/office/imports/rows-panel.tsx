import type { Job } from '#contract/office/imports'
import { getImportErrors } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { useIsWide } from '../../ui/state/use-wide'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import { Changes } from './changes'
import { Download } from './download'
import { ProblemCards, ProblemTable } from './problems'
import { type JobRow, type RowKind, useRows } from './reads'
import { formatCount, useKindName } from './say'
import { importWords } from './words'

/** All rows of a kind, with their errors or their changes. */
export function RowsPanel({ job, kind }: { job: Job; kind: RowKind }) {
  const text = useWords(importWords)
  const nameOf = useKindName(job)
  const isWide = useIsWide()
  const pages = useRows(job, kind)
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  const isWrong = kind === 'wrong' || kind === 'failed'
  const isWarned = kind === 'warned' || kind === 'doubtful'
  const isSome = job[kind] > 0
  const Problems = isWide ? ProblemTable : ProblemCards
  return (
    <Panel
      title={text.rows.of(nameOf(kind), formatCount(job[kind]))}
      actions={
        isWrong &&
        isSome && (
          <Download of={getImportErrors} job={job}>
            {text.errorFile}
          </Download>
        )
      }
    >
      {isWrong && isSome && <p className="panel-body fine">{text.errorHint}</p>}
      <Unread read={pages} />
      {pages.data && rows.length === 0 && (
        <p className="panel-body mute">{isSome ? text.rows.kept : text.rows.none}</p>
      )}
      {rows.length > 0 && (isWrong || isWarned) && (
        <Problems rows={rows.map((row) => withProblemsOf(row, !isWrong))} />
      )}
      {rows.length > 0 && !isWrong && !isWarned && <Changes rows={rows} />}
      <MoreRows pages={pages} />
    </Panel>
  )
}

/** Errors are listed without warnings: a warning stops no row. */
function withProblemsOf(row: JobRow, isWarning: boolean): JobRow {
  return { ...row, troubles: row.troubles.filter(({ warning }) => warning === isWarning) }
}
