import { Minus, Plus } from 'lucide-react'
import { useCountText } from '../text/counting'
import { type CountWhy, plannedOf } from './planned'
import type { StockItem } from '#contract/office/stock-shapes'

type CountRowProps = {
  name: string
  /** The whole choice, for screen readers. */
  label: string
  item: StockItem
  why: CountWhy
  typed: string | undefined
  refusal: string | undefined
  onType: (words: string) => void
}

/** A choice: how many there are, and a stepper that can be typed in. */
export function CountRow({ name, label, item, why, typed, refusal, onType }: CountRowProps) {
  const text = useCountText()
  const [planned] = plannedOf([item], new Map(typed === undefined ? [] : [[item.id, typed]]), why)
  const now = typed ?? (why === 'count' ? String(item.count) : '0')
  const step = (by: number) => {
    const n = Number(now.replace(/\D/g, '')) || 0
    onType(String(Math.max(0, n + by)))
  }
  const look = planned?.isWrong ? 'bad' : planned ? 'new' : item.count === 0 ? 'bad' : ''
  const words = planned?.isWrong
    ? text.wrong
    : planned
      ? text.willBe(item.count, planned.after)
      : item.count === 0
        ? text.none
        : text.isThere(item.count)
  return (
    <li>
      <span className="nm3">{name}</span>
      <span className={`say ${look}`}>{words}</span>
      <span className="cnt">
        <button type="button" aria-label={text.fewer(label)} onClick={() => step(-1)}>
          <Minus className="i s" aria-hidden />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={text.howMany[why](label)}
          aria-invalid={planned?.isWrong || undefined}
          value={now}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="button" aria-label={text.more(label)} onClick={() => step(1)}>
          <Plus className="i s" aria-hidden />
        </button>
      </span>
      {refusal && (
        <p className="wrong" role="alert">
          {refusal}
        </p>
      )}
    </li>
  )
}
