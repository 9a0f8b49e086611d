import { ListChecks, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { productSorts } from '#contract/office/rules'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { ordersWords } from '../text/orders-words'
import { latePart } from '../ui/late'
import { CategoryOptions } from './category-options'
import { useCatalogue } from './queries'
import { type Filters, linkTo, type ProductSort } from './reads'
import { productsWords } from './words'

const CsvLinks = latePart(async () => (await import('./csv-links')).CsvLinks)

type FilterBarProps = {
  filters: Filters
  /** The number of products, if known. */
  total: number | undefined
  /** Starts ticking rows, on a phone. */
  onSelect: (() => void) | undefined
}

/** Search, filters and order above the list. */
export function FilterBar({ filters, total, onSelect }: FilterBarProps) {
  const { orders } = useWords(ordersWords)
  const text = useWords(productsWords)
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const { q, category_id, tag_id, discount, sort } = filters
  const go = (change: Partial<Filters>) => {
    navigate(linkTo({ ...filters, ...change }), { replace: true })
  }
  const numberIn = (typed: string) => Number(typed) || undefined
  const discounts = new Set(catalogue?.banners.map((banner) => banner.discount))
  if (discount) discounts.add(discount)
  return (
    <div className="flex wraps small filters num">
      {onSelect && (
        <Button className="only-m" onClick={onSelect}>
          <ListChecks className="glyph glyph-small" aria-hidden />
          {orders.selecting}
        </Button>
      )}
      {q && (
        <span className="inline-flex gap-6 control bold break sought">
          {text.sought(q)}
          <button
            type="button"
            className="middle rigid"
            aria-label={text.endSearch}
            onClick={() => go({ q: '' })}
          >
            <X className="glyph glyph-small" aria-hidden />
          </button>
        </span>
      )}
      <Narrowing
        label={text.category}
        any={text.anyCategory}
        value={category_id}
        onChange={(typed) => go({ category_id: numberIn(typed) })}
      >
        <CategoryOptions menus={catalogue?.menus} />
      </Narrowing>
      <Narrowing
        label={text.tag}
        any={text.anyTag}
        value={tag_id}
        onChange={(typed) => go({ tag_id: numberIn(typed) })}
      >
        {catalogue?.tags.map(({ id, tag }) => (
          <option key={id} value={id}>
            {tag}
          </option>
        ))}
      </Narrowing>
      {discounts.size > 0 && (
        <Narrowing
          label={text.discount}
          any={text.anyDiscount}
          value={discount}
          onChange={(typed) => go({ discount: numberIn(typed) })}
        >
          {[...discounts]
            .sort((one, other) => other - one)
            .map((percent) => (
              <option key={percent} value={percent}>
                {text.discountIs(percent)}
              </option>
            ))}
        </Narrowing>
      )}
      <select
        className="input"
        aria-label={text.sort}
        value={sort ?? 'new'}
        onChange={({ target }) => go({ sort: target.value as ProductSort })}
      >
        {productSorts.map((each) => (
          <option key={each} value={each}>
            {text.sorts[each]}
          </option>
        ))}
      </select>
      <span className="grow only-d" />
      {total !== undefined && <span className="mute only-d">{text.products(total)}</span>}
      <CsvLinks filters={filters} />
    </div>
  )
}

type NarrowingProps = {
  label: string
  any: string
  value: number | undefined
  onChange: (typed: string) => void
  children: ReactNode
}

function Narrowing({ label, any, value, onChange, children }: NarrowingProps) {
  return (
    <select
      className={value ? 'input on' : 'input'}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {children}
    </select>
  )
}
