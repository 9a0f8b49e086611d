import { useEffect, useRef, useState } from 'react'
import { priceRange } from '#contract/shop'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { inlineStyle } from '../ui/media/inline-style'
import type { ChangeFilters } from './listing-filters'
import { PriceInput } from './price-input'
import { sayRange } from './say-range'
import { listingWords } from './words'
import './price-filter.css'

const commitAfterMs = 300
const dash = '–'
/** What people look for. */
const spans = [
  [priceRange.min, 500],
  [500, 1000],
  [1000, 2000],
  [2000, priceRange.max],
] as const

type PriceFilterProps = { minTaka: number; maxTaka: number; change: ChangeFilters }

/**
 * Two sliders and two number inputs over the same range. A slider applies after it has rested for
 * 300 ms.
 */
export function PriceFilter({ minTaka, maxTaka, change }: PriceFilterProps) {
  const text = useWords(listingWords)
  const [range, setRange] = useState({ minTaka, maxTaka })
  const [given, setGiven] = useState(range)
  if (given.minTaka !== minTaka || given.maxTaka !== maxTaka) {
    setGiven({ minTaka, maxTaka })
    setRange({ minTaka, maxTaka })
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function slide(next: typeof range) {
    setRange(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next, true), commitAfterMs)
  }
  /** Ends that were typed the wrong way round change places. */
  function type(next: typeof range) {
    const ends = [next.minTaka, next.maxTaka] as const
    const ordered = { minTaka: Math.min(...ends), maxTaka: Math.max(...ends) }
    setRange(ordered)
    change(ordered)
  }
  const slideMin = (taka: number) => slide({ ...range, minTaka: Math.min(taka, range.maxTaka) })
  const slideMax = (taka: number) => slide({ ...range, maxTaka: Math.max(taka, range.minTaka) })

  return (
    <fieldset>
      <legend>
        <h2 className="filter-heading">{text.priceRange}</h2>
      </legend>
      <p className="price-span num">{sayRange(range)}</p>
      <div
        className="price-filter"
        {...inlineStyle({
          '--from': shareOf(range.minTaka),
          '--to': shareOf(range.maxTaka),
          // If both thumbs meet at the far end, the movable one lies on top.
          '--min-layer': range.minTaka > priceRange.max / 2 ? '2' : '1',
        })}
      >
        <Slider label={text.minPrice} taka={range.minTaka} onSlide={slideMin} />
        <Slider label={text.maxPrice} taka={range.maxTaka} onSlide={slideMax} />
      </div>
      <div className="price-filter-inputs grid gap-8 num">
        <PriceInput
          label={text.min}
          taka={range.minTaka}
          onCommit={(taka) => type({ ...range, minTaka: taka })}
        />
        <span aria-hidden="true">{dash}</span>
        <PriceInput
          label={text.max}
          taka={range.maxTaka}
          onCommit={(taka) => type({ ...range, maxTaka: taka })}
        />
      </div>
      <ul className="price-spans flow gap-8 num">
        {spans.map(([min, max]) => (
          <li key={min}>
            <button
              type="button"
              className="pill-choice"
              aria-pressed={minTaka === min && maxTaka === max}
              onClick={() => type({ minTaka: min, maxTaka: max })}
            >
              {min === priceRange.min
                ? text.under(formatTaka(max))
                : max === priceRange.max
                  ? text.above(formatTaka(min))
                  : `${formatTaka(min)} – ${formatTaka(max)}`}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type SliderProps = { label: string; taka: number; onSlide: (taka: number) => void }

function Slider({ label, taka, onSlide }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatTaka(taka)}
      min={priceRange.min}
      max={priceRange.max}
      step={10}
      value={taka}
      onChange={({ target }) => onSlide(Number(target.value))}
    />
  )
}

function shareOf(taka: number): string {
  return `${((taka - priceRange.min) / (priceRange.max - priceRange.min)) * 100}%`
}
