import { useEffect, useRef, useState } from 'react'
import { priceRange } from '#contract/shop'
import { formatTaka } from '../text/format'
import { inlineStyle } from '../ui/inline-style'
import type { ChangeFilters } from './listing-filters'
import { PriceInput } from './price-input'
import './price-filter.css'

const commitAfterMs = 300

type PriceFilterProps = { minTaka: number; maxTaka: number; change: ChangeFilters }

/**
 * Two sliders and two number inputs over the same range. A slider is taken at its word 300 ms after
 * it stands still.
 */
export function PriceFilter({ minTaka, maxTaka, change }: PriceFilterProps) {
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
  const slideMin = (taka: number) => slide({ ...range, minTaka: Math.min(taka, range.maxTaka) })
  const slideMax = (taka: number) => slide({ ...range, maxTaka: Math.max(taka, range.minTaka) })

  return (
    <fieldset>
      <legend>
        <h2 className="filter-heading">মূল্য সীমা</h2>
      </legend>
      <p className="price-filter-range num">
        {formatTaka(range.minTaka)} – {formatTaka(range.maxTaka)}
        {range.maxTaka === priceRange.max && '+'}
      </p>
      <div
        className="price-filter"
        {...inlineStyle({
          '--from': shareOf(range.minTaka),
          '--to': shareOf(range.maxTaka),
          // Where both thumbs meet at the far end, the one that can still move lies on top.
          '--min-layer': range.minTaka > priceRange.max / 2 ? '2' : '1',
        })}
      >
        <Slider label="সর্বনিম্ন মূল্য" taka={range.minTaka} onSlide={slideMin} />
        <Slider label="সর্বোচ্চ মূল্য" taka={range.maxTaka} onSlide={slideMax} />
      </div>
      <div className="price-filter-inputs num">
        <PriceInput
          label="সর্বনিম্ন"
          taka={range.minTaka}
          min={priceRange.min}
          max={range.maxTaka}
          onCommit={(taka) => change({ ...range, minTaka: taka })}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          label="সর্বোচ্চ"
          taka={range.maxTaka}
          min={range.minTaka}
          max={priceRange.max}
          onCommit={(taka) => change({ ...range, maxTaka: taka })}
        />
      </div>
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
