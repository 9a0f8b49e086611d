import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { useCatalogue } from './queries'
import { type Filters, linkTo, narrowing } from './reads'
import { productsWords } from './words'

/** The reason why a list is empty: its tab, or its filters, each removed by one tap. */
export function EmptyProducts({ filters, canAdd }: { filters: Filters; canAdd: boolean }) {
  const text = useWords(productsWords)
  const navigate = useNavigate()
  const catalogue = useCatalogue()
  const set = narrowing.filter((name) => filters[name])
  if (set.length === 0) {
    return (
      <Notice title={text.empty[filters.tab]}>
        {filters.tab !== 'all' && (
          <Link className="link" to="/products">
            {text.toAll}
          </Link>
        )}
        {filters.tab === 'all' && canAdd && (
          <LinkButton kind="primary" to="/products/new">
            {text.add}
          </LinkButton>
        )}
      </Notice>
    )
  }
  const nameOf = {
    q: text.sought(filters.q ?? ''),
    category_id:
      catalogue?.menus
        .flatMap(({ categories }) => categories)
        .find(({ id }) => id === filters.category_id)?.category ?? text.category,
    tag_id: catalogue?.tags.find(({ id }) => id === filters.tag_id)?.tag ?? text.tag,
    discount: text.discountIs(filters.discount ?? 0),
  }
  const without = (names: readonly (typeof narrowing)[number][]) => {
    const left = { ...filters }
    for (const name of names) delete left[name]
    navigate(linkTo(left))
  }
  return (
    <Notice title={text.nothingFits}>
      <div className="acts centre">
        {set.map((name) => (
          <Button
            key={name}
            aria-label={text.takeOff(nameOf[name])}
            onClick={() => without([name])}
          >
            {nameOf[name]}
            <X className="glyph glyph-small" aria-hidden />
          </Button>
        ))}
      </div>
      {(set.length > 1 || filters.tab !== 'all') && (
        <Link className="link" to="/products">
          {text.takeAllOff}
        </Link>
      )}
    </Notice>
  )
}
