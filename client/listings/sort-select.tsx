import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Sort, sorts } from '#contract/shop'
import { useWords } from '../text/lang'
import { listingWords } from './words'
import './sort-select.css'

export const sortLabels = {
  latest: 'latest',
  oldest: 'oldest',
  'high-to-low': 'highToLow',
  'low-to-high': 'lowToHigh',
  'a-z': 'aToZ',
  'z-a': 'zToA',
} as const satisfies Record<Sort, string>

type SortSelectProps = {
  /** What an address without an order shows: the best match of a search, a listing's latest. */
  unsorted: '' | Sort | undefined
  sort: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

export function SortSelect({ unsorted, sort, onChange }: SortSelectProps) {
  const text = useWords(listingWords)
  const select = useRef<HTMLSelectElement>(null)
  const shown = sort ?? unsorted ?? sorts[0]

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
    <label className="sort-select flex">
      <span className="sort-select-label">{text.sortBy}</span>
      <span className="sort-select-box">
        <ArrowUpDown className="icon sort-select-mark" aria-hidden />
        <select ref={select} value={shown} onChange={choose}>
          {unsorted === '' && <option value="">{text.bestMatch}</option>}
          {sorts.map((known) => (
            <option key={known} value={known}>
              {text[sortLabels[known]]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </span>
    </label>
  )
}
