import type { Tag } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { Link } from '../ui/text/link'
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
  const text = useText({ listings })
  const nameOf = useCatalogueName()
  const { minTaka, maxTaka } = filters
  return (
    <>
      <PriceFilter minTaka={minTaka} maxTaka={maxTaka} change={change} />
      {tags.length > 0 && (
        <>
          <hr className="rule" />
          <h2 className="filter-heading">{text.listings.tags}</h2>
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
