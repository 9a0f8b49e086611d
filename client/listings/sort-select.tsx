import { ArrowUpDown, ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { type Sort, sorts } from '#contract/shop'
import type { ListingKind } from './listings'
import './sort-select.css'

const labels: Record<Sort, string> = {
  latest: 'Latest',
  oldest: 'Oldest',
  'high-to-low': 'Price: High to Low',
  'low-to-high': 'Price: Low to High',
  'a-z': 'Name: A-Z',
  'z-a': 'Name: Z-A',
}

type SortSelectProps = {
  kind: ListingKind
  sort: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

/** A search without a chosen order has the best match first; every other listing the latest. */
export function SortSelect({ kind, sort, onChange }: SortSelectProps) {
  const unsorted = kind === 'search' ? '' : sorts[0]

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    onChange(target.value === unsorted ? undefined : sorts.find((known) => known === target.value))
  }

  return (
    <label className="sort-select">
      <span className="sort-select-label">Sort by</span>
      <span className="sort-select-box">
        <ArrowUpDown className="icon sort-select-mark" aria-hidden />
        <select value={sort ?? unsorted} onChange={choose}>
          {kind === 'search' && <option value="">Best match</option>}
          {sorts.map((known) => (
            <option key={known} value={known}>
              {labels[known]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
    </label>
  )
}
