import type { Tag } from '#contract/catalog-shapes'
import { paths } from '../paths'
import { Link } from '../ui/link'
import type { ChangeFilters, Filters } from './listing-filters'
import { PriceFilter } from './price-filter'
import './filter-panel.css'

export type FilterPanelProps = {
  filters: Filters
  change: ChangeFilters
  tags: readonly Tag[]
  currentTag: string | undefined
}

export function FilterPanel({ filters, change, tags, currentTag }: FilterPanelProps) {
  const { minTaka, maxTaka } = filters
  return (
    <>
      <PriceFilter minTaka={minTaka} maxTaka={maxTaka} change={change} />
      {tags.length > 0 && (
        <>
          <hr className="stitch-line" />
          <h2 className="filter-heading">ট্যাগ</h2>
          <ul className="filter-tags">
            {tags.map(({ id, tag }) => (
              <li key={id}>
                <Link to={paths.tag(tag)} aria-current={tag === currentTag ? 'page' : undefined}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
