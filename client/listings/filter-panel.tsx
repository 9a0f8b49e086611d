import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Tag } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { Link } from '../ui/text/link'
import { ChoiceFilters } from './late-choices'
import type { ListingKind } from './listing'
import { type ChangeFilters, type Filters, isChosen } from './listing-filters'
import { PriceFilter } from './price-filter'
import { listingWords } from './words'
import './filter-panel.css'

export type FilterPanelProps = {
  filters: Filters
  change: ChangeFilters
  tags: readonly Tag[]
  currentTag: string | undefined
  /** The listing. */
  of: { kind: ListingKind; name: string }
  /** Over the products: what opens moves nothing that somebody reads. */
  isOver?: boolean
}

export function FilterPanel({ filters, change, tags, currentTag, of, isOver }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(isOver || isChosen(filters))
  const text = useWords(listingWords)
  const nameOf = useCatalogueName()
  const { minTaka, maxTaka } = filters
  return (
    <>
      <PriceFilter minTaka={minTaka} maxTaka={maxTaka} change={change} />
      <details
        className="more-filters"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="filter-heading bold flex between">
          {text.moreFilters}
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <ChoiceFilters of={of} filters={filters} change={change} />
      </details>
      {tags.length > 0 && (
        <>
          <hr className="filter-rule" />
          <h2 className="filter-heading">{text.tags}</h2>
          <ul className="filter-tags flow gap-8">
            {tags.map(({ id, tag, english }) => {
              const { label, lang } = nameOf(tag, english)
              return (
                <li key={id} lang={lang}>
                  <Link
                    className="inline-flex"
                    to={paths.tag(tag)}
                    aria-current={tag === currentTag ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}
