import type { StockItem } from '#contract/office/stock'
import { Button } from '../../ui/form/button'
import { useCountText } from '../text/counting'
import type { Grid } from './grid'
import type { TypedCounts } from './use-typed-counts'

type ShelfNotesProps = { grid: Grid; shelf: TypedCounts; onKeep: (item: StockItem) => void }

/** Below the matrix: refusals of choices, the meaning of colors, and keys. */
export function ShelfNotes({ grid, shelf, onKeep }: ShelfNotesProps) {
  const text = useCountText()
  const refused = grid.items.filter(({ id }) => shelf.refusals.has(id))
  return (
    <>
      <div role="alert">
        {refused.map((item) => (
          <p className="note bad" key={item.id}>
            {`${grid.nameOf(item)}: ${shelf.refusals.get(item.id)}. ${text.countAgain} `}
            <Button onClick={() => onKeep(item)}>
              {text.keep(shelf.typed.get(item.id)?.words ?? '')}
            </Button>
          </p>
        ))}
      </div>
      <p className="flow mute small shelf-key">
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
