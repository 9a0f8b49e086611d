import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { readWhole } from '#contract/office/numbers'
import type { StockItem } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Swatch } from '../../ui/media/swatch'
import type { Mode, Typed } from './planned'
import { presentCell } from './present-cell'
import { countWords } from './words'

export type CellProps = {
  item: StockItem
  /** The whole choice, for screen readers. */
  label: string
  mode: Mode
  typed: Typed | undefined
  refusal: string | undefined
  onType: (item: StockItem, words: string) => void
}
type CountRowProps = CellProps & {
  name: string
  isColor?: boolean
  place?: string | undefined
  /** Saves the typed number although the count has changed. */
  onKeep?: (item: StockItem) => void
}

/** A choice: its pieces, and a stepper to type into. */
export const CountRow = memo(function CountRow(props: CountRowProps) {
  const { name, isColor, label, place, item, mode, typed, refusal, onType, onKeep } = props
  const text = useWords(countWords)
  const { value, look, words } = presentCell(text, item, typed, mode)
  const step = (by: number) => onType(item, String(Math.max(0, (readWhole(value) ?? 0) + by)))
  const isWrong = look === 'bad' || refusal !== undefined
  return (
    <li className="flex wraps">
      <span className="bold break choice-name">
        {isColor && <Swatch color={name} />}
        {name}
      </span>
      <span className={`grow mute small say ${look}`} id={`say-${item.id}`}>
        {words}
      </span>
      <span
        className={
          isWrong
            ? 'count typed-count bad'
            : look === 'new'
              ? 'count typed-count new'
              : 'count typed-count'
        }
      >
        <button type="button" aria-label={text.fewer(label)} onClick={() => step(-1)}>
          <Minus className="glyph glyph-small" aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          data-item={item.id}
          data-place={place}
          aria-label={text.howMany[mode](label)}
          aria-invalid={isWrong || undefined}
          aria-describedby={refusal ? `why-${item.id}` : `say-${item.id}`}
          value={value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType(item, target.value)}
        />
        <button type="button" aria-label={text.more(label)} onClick={() => step(1)}>
          <Plus className="glyph glyph-small" aria-hidden />
        </button>
      </span>
      {refusal && (
        <p className="wrong flex wraps between" role="alert" id={`why-${item.id}`}>
          {refusal}
          {onKeep && <Button onClick={() => onKeep(item)}>{text.keep(value)}</Button>}
        </p>
      )}
    </li>
  )
})
