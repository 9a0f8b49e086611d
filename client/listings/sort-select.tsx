import { ArrowUpDown, ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
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

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    onChange(target.value === unsorted ? undefined : sorts.find((known) => known === target.value))
  }

  return (
    <label className="sort-select flex gap-10 b fs-15">
      <span className="sort-select-label">{text.listings.sortBy}</span>
      <span className="sort-select-box">
        <ArrowUpDown className="icon sort-select-mark" aria-hidden />
        <select value={sort ?? unsorted} onChange={choose}>
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
