import type { Job } from '#contract/office/imports'
import { useImportText } from '../text/imports'
import type { RowKind } from './reads'
import { formatCount } from './words'

type TilesProps = { job: Job; chosen: RowKind; onChoose: (kind: RowKind) => void }

const looks: Partial<Record<RowKind, string>> = {
  new: 'green',
  wrong: 'red',
  failed: 'red',
  doubtful: 'gold',
  warned: 'gold',
}

/** Number of rows of each kind; a press shows them. */
export function Tiles({ job, chosen, onChoose }: TilesProps) {
  const { tiles } = useImportText()
  const isBefore = job.state === 'checked'
  const names = isBefore ? tiles : { ...tiles, new: tiles.made, changed: tiles.written }
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
          <span className="mute">{names[kind]}</span>
        </button>
      ))}
    </section>
  )
}
