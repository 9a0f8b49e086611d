import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Sort, sorts } from '#contract/shop'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import type { ListingKind } from './listings'
import './sort-select.css'

const labels = {
  latest: 'latest',
  oldest: 'oldest',
  'high-to-low': 'highToLow',
  'low-to-high': 'lowToHigh',
  'a-z': 'aToZ',
  'z-a': 'zToA',
} as const satisfies Record<Sort, string>

type SortSelectProps = {
  kind: ListingKind
  sort: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

/** A search without a chosen order starts with the best match; other listings with the latest. */
export function SortSelect({ kind, sort, onChange }: SortSelectProps) {
  const text = useText({ listings })
  const unsorted = kind === 'search' ? '' : sorts[0]

  const select = useRef<HTMLSelectElement>(null)
  const shown = sort ?? unsorted

  function choose() {
    const value = select.current?.value
    onChange(value === unsorted ? undefined : sorts.find((known) => known === value))
  }
  // Chosen before hydration, which reports no change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at its beginning
  useEffect(() => {
    if (select.current && select.current.value !== shown) choose()
  }, [])

  return (
    <label className="sort-select flex gap-10 b fs-15">
      <span className="sort-select-label">{text.listings.sortBy}</span>
      <span className="sort-select-box">
        <ArrowUpDown className="icon sort-select-mark" aria-hidden />
        <select ref={select} value={shown} onChange={choose}>
          {kind === 'search' && <option value="">{text.listings.bestMatch}</option>}
          {sorts.map((known) => (
            <option key={known} value={known}>
              {text.listings[labels[known]]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
    </label>
  )
}
