import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getListingChoices } from '#contract/catalog'
import { nameOfColor, readColor, sayColor } from '#contract/color-names'
import { read } from '../api/read'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import type { ListingKind } from './listing'
import { type ChangeFilters, type Filters, narrowedBy } from './listing-filters'
import { listingWords } from './words'

export type ChoiceFiltersProps = {
  of: { kind: ListingKind; name: string }
  filters: Filters
  change: ChangeFilters
}

/** Colours, sizes, stock, stars and offers, as far as the listing has them, each with its products. */
export function ChoiceFilters({ of: { kind, name }, filters, change }: ChoiceFiltersProps) {
  const text = useWords(listingWords)
  const lang = useLang()
  const { place, isSeen } = useSeen()
  const { data } = useQuery({
    ...read(getListingChoices, {
      [kind === 'search' ? 'keyword' : kind]: name,
      ...narrowedBy(filters),
    }),
    enabled: isSeen,
    placeholderData: keepPreviousData,
  })
  const own = filters.colors.map(nameOfColor)
  const switches = [
    { label: text.inStock, products: data?.in_stock, on: filters.inStock, field: 'inStock' },
    { label: text.starred, products: data?.stars, on: filters.isStarred, field: 'isStarred' },
    { label: text.offers, products: data?.offer, on: filters.isOffer, field: 'isOffer' },
  ]
  const shown = switches.filter(({ products, on }) => on || products)

  function toggle(names: readonly string[], wanted: string, isSame: (one: string) => boolean) {
    return names.some(isSame) ? names.filter((one) => !isSame(one)) : [...names, wanted]
  }

  return (
    <div ref={place} className="choice-filters grid gap-16">
      {data && shown.length > 0 && (
        <ul className="flow gap-8" aria-label={text.only}>
          {shown.map(({ label, products = 0, on, field }) => (
            <Pill
              key={field}
              label={label}
              products={products}
              checked={on}
              onToggle={() => change({ [field]: !on })}
            />
          ))}
        </ul>
      )}
      {data && data.colors.length > 0 && (
        <fieldset>
          <legend className="filter-heading bold">{text.color}</legend>
          <ul className="flow gap-8">
            {data.colors.map(({ color, products }) => {
              const key = nameOfColor(color)
              // The address says it in the language in which it was chosen.
              const said = lang === 'bn' ? key : color
              return (
                <Pill
                  key={key}
                  label={sayColor(color, lang)}
                  css={readColor(color).css}
                  products={products}
                  checked={own.includes(key)}
                  onToggle={() =>
                    change({
                      colors: toggle(filters.colors, said, (one) => nameOfColor(one) === key),
                    })
                  }
                />
              )
            })}
          </ul>
        </fieldset>
      )}
      {data && data.sizes.length > 0 && (
        <fieldset>
          <legend className="filter-heading bold">{text.size}</legend>
          <ul className="flow gap-8">
            {data.sizes.map(({ size, products }) => {
              const isSame = (one: string) => one.toLowerCase() === size.toLowerCase()
              return (
                <Pill
                  key={size}
                  label={size}
                  products={products}
                  checked={filters.sizes.some(isSame)}
                  onToggle={() => change({ sizes: toggle(filters.sizes, size, isSame) })}
                />
              )
            })}
          </ul>
        </fieldset>
      )}
    </div>
  )
}

type PillProps = {
  label: string
  products: number
  checked: boolean
  css?: string | null
  onToggle: () => void
}

function Pill({ label, products, checked, css, onToggle }: PillProps) {
  const text = useWords(listingWords)
  return (
    <li>
      <label className="pill-choice">
        <input type="checkbox" checked={checked} onChange={onToggle} />
        {css && (
          <svg aria-hidden="true">
            <circle cx="50%" cy="50%" r="45%" fill={css} />
          </svg>
        )}
        <span lang={scriptOf(label)}>{label}</span>
        <span className="mute small">{text.countOf(products)}</span>
      </label>
    </li>
  )
}

/** Whether the place is on the screen, or was: beside the products of a phone it never is. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return { place, isSeen }
}
