import { memo } from 'react'
import type { StockItem } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Swatch } from '../../ui/media/swatch'
import type { CountGridProps } from './count-props'
import type { CellProps } from './count-row'
import { presentCell } from './present-cell'
import { countWords } from './words'

/** The stock of all choices at a desk: sizes down, colors across, a field for each pair. */
export function CountMatrix({ grid, counts, mode, after, keys, onType }: CountGridProps) {
  const text = useWords(countWords)
  const { columns, rows, hasGroups } = grid
  const sumOf = (items: readonly StockItem[]) =>
    items.reduce((sum, { id, count }) => sum + (after.get(id) ?? count), 0)
  const inRow = (row: number) => columns.flatMap((_, column) => grid.at(row, column) ?? [])
  return (
    <div className="matrix-room">
      <table className="count-matrix" {...keys}>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, name }) => (
              <th scope="col" key={key}>
                <Swatch color={name} />
                {name}
              </th>
            ))}
            {hasGroups && <th scope="col">{text.sum}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name }, row) => (
            <tr key={id}>
              <th scope="row">
                {!hasGroups && <Swatch color={name} />}
                {name}
              </th>
              {columns.map(({ key }, column) => {
                const item = grid.at(row, column)
                return item ? (
                  <MatrixCell
                    key={key}
                    place={`${row} ${column}`}
                    item={item}
                    label={grid.nameOf(item)}
                    mode={mode}
                    typed={counts.typed.get(item.id)}
                    refusal={counts.refusals.get(item.id)}
                    onType={onType}
                  />
                ) : (
                  <td key={key} />
                )
              })}
              {hasGroups && <td className="mute bold sum">{sumOf(inRow(row))}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.sum}</th>
            {columns.map(({ key, items }) => (
              <td className="mute bold sum" key={key}>
                {sumOf(items)}
              </td>
            ))}
            {hasGroups && <td className="bold sum">{sumOf(grid.items)}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const MatrixCell = memo(function MatrixCell(props: CellProps & { place: string }) {
  const { place, item, label, mode, typed, refusal, onType } = props
  const text = useWords(countWords)
  const { value, look, words } = presentCell(text, item, typed, mode)
  const isWrong = look === 'bad' || refusal !== undefined
  return (
    <td>
      <input
        className={`full bold centred cell ${refusal ? 'bad' : look}`}
        inputMode="numeric"
        autoComplete="off"
        data-item={item.id}
        data-place={place}
        aria-label={text.howMany[mode](label)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`say-${item.id}`}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(item, target.value)}
      />
      <small className={refusal ? 'bad' : look} id={`say-${item.id}`}>
        {refusal ?? words}
      </small>
    </td>
  )
})
