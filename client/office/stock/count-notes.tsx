import type { StockItem } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import type { Grid } from './grid'
import type { TypedCounts } from './use-typed-counts'
import { countWords } from './words'

type CountNotesProps = { grid: Grid; counts: TypedCounts; onKeep: (item: StockItem) => void }

/** Below the matrix: refusals of choices, the meaning of colors, and keys. */
export function CountNotes({ grid, counts, onKeep }: CountNotesProps) {
  const text = useWords(countWords)
  const refused = grid.items.filter(({ id }) => counts.refusals.has(id))
  return (
    <>
      <div role="alert">
        {refused.map((item) => (
          <p className="note bad" key={item.id}>
            {`${grid.nameOf(item)}: ${counts.refusals.get(item.id)}. ${text.countAgain} `}
            <Button onClick={() => onKeep(item)}>
              {text.keep(counts.typed.get(item.id)?.words ?? '')}
            </Button>
          </p>
        ))}
      </div>
      <p className="flow mute small count-legend">
        <span>
          <i className="new" />
          {text.changedKey}
        </span>
        <span>
          <i className="low" />
          {text.lowKey}
        </span>
        <span>
          <i className="none" />
          {text.noneKey}
        </span>
      </p>
      <p className="hint">{text.keysHint}</p>
    </>
  )
}
