import { Suspense, useState } from 'react'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { ActButton } from '../ui/act-button'
import { late } from '../ui/late'
import { Waiting } from '../ui/waiting'
import type { JobActs } from './acts'
import { ChangesPanel } from './changes'
import { DonePanel } from './done-panel'
import type { RowKind } from './reads'
import { RowsPanel } from './rows-panel'
import { formatCount, useKindName } from './say'
import { ActsBar, Refused } from './step-parts'
import { importWords } from './words'

const PicturesPanel = late(async () => (await import('./pictures-panel')).PicturesPanel)
/** The first of these kinds with rows is opened. */
const telling: readonly RowKind[] = [
  ...(['failed', 'doubtful', 'wrong'] as const),
  ...(['changed', 'new', 'warned', 'same'] as const),
]

/** The findings of the check, or the result: counts, rows, and the next step. */
export function FoundPart({ job, acts }: { job: Job; acts: JobActs }) {
  const [chosen, setChosen] = useState<RowKind | null>(null)
  const kind = chosen ?? telling.find((each) => job[each] > 0) ?? 'new'
  const isChecked = job.state === 'checked'
  return (
    <>
      {!isChecked && <DonePanel job={job} acts={acts} />}
      {!isChecked && job.pictures.of > 0 && (
        <Suspense fallback={<Waiting />}>
          <PicturesPanel job={job} acts={acts} />
        </Suspense>
      )}
      <Tiles job={job} chosen={kind} onChoose={setChosen} />
      {isChecked && <p className="note only-m">{<NothingYet job={job} />}</p>}
      <RowsPanel key={kind} job={job} kind={kind} />
      {isChecked && job.changed > 0 && kind !== 'changed' && (
        <ChangesPanel job={job} onAll={() => setChosen('changed')} />
      )}
      {isChecked && <Refused acts={acts} />}
      {isChecked && <CheckedBar job={job} acts={acts} />}
    </>
  )
}

function NothingYet({ job: { wrong } }: { job: Job }) {
  const text = useWords(importWords)
  return (
    <>
      <b className="bold">{text.nothingYet}</b>
      {wrong > 0 && ` ${text.wrongStayOf(formatCount(wrong))}`}
    </>
  )
}

function CheckedBar({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useWords(importWords)
  const good = job.new + job.changed
  const mayFetch =
    good === 0 && job.same > 0 && job.options.fetch_pictures && (job.found?.pictures ?? 0) > 0
  const none = job.doubtful > 0 ? text.confirmFirst : text.nothingToDo
  const nothing = mayFetch ? text.picturesAlone : none
  return (
    <ActsBar note={good > 0 ? <NothingYet job={job} /> : nothing}>
      <ActButton busy={acts.isBusy} onClick={acts.remove}>
        {text.removeNow}
      </ActButton>
      {mayFetch && (
        <ActButton kind="primary" busy={acts.isBusy} onClick={acts.apply}>
          {text.fetchMissing}
        </ActButton>
      )}
      {good > 0 && (
        <ActButton kind="primary" busy={acts.isBusy} onClick={acts.apply}>
          {text.apply(formatCount(good))}
        </ActButton>
      )}
    </ActsBar>
  )
}

type TilesProps = { job: Job; chosen: RowKind; onChoose: (kind: RowKind) => void }

const looks: Partial<Record<RowKind, string>> = {
  new: 'green',
  wrong: 'red',
  failed: 'red',
  doubtful: 'gold',
  warned: 'gold',
}

/** Number of rows of each kind; a press shows them. */
function Tiles({ job, chosen, onChoose }: TilesProps) {
  const { tiles } = useWords(importWords)
  const nameOf = useKindName(job)
  const kinds: RowKind[] = ['new', 'changed', 'same', 'wrong']
  if (job.doubtful > 0) kinds.push('doubtful')
  if (job.failed > 0) kinds.push('failed')
  kinds.push('warned')
  return (
    <section className="panel ruled-across tiles num" aria-label={tiles.title}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`grid ${looks[kind] ?? ''}`}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          <b>{formatCount(job[kind])}</b>
          <span className="mute">{nameOf(kind)}</span>
        </button>
      ))}
    </section>
  )
}
