import { ProductGrid } from '../catalog/product-grid'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { scriptOf } from '../text/script-of'
import { Link } from '../ui/text/link'
import { shopPhone } from '../ui/text/shop-phone'
import type { Listing } from './listings'

/** What a shopper whose words found nothing can do next. */
export function NothingFound({ found }: { found: NonNullable<Listing['found']> }) {
  const text = useText({ listings })
  const phone = shopPhone()
  const nameOf = useCatalogueName()
  const { menus } = useActiveMenus()
  const categories = menus.flatMap((menu) => menu.categories)
  const { did_you_mean: meant = [], popular = [], leads_to: leadsTo } = found
  return (
    <div className="nothing-found">
      {meant.length > 0 && (
        <p className="flow">
          {text.listings.didYouMean}{' '}
          {meant.map((word) => (
            <Link key={word} className="text-link" to={paths.search(word)} lang={scriptOf(word)}>
              {word}
            </Link>
          ))}
        </p>
      )}
      <p className="flow">
        {!leadsTo && text.listings.otherWords}
        {phone && (
          <>
            {' '}
            {text.listings.call}{' '}
            <a className="text-link num" href={phone.href} translate="no">
              {phone.text}
            </a>
          </>
        )}
      </p>
      {categories.length > 0 && (
        <ul className="filter-tags flow gap-8" aria-label={text.listings.categories}>
          {categories.map(({ id, category, english }) => {
            const { label, lang } = nameOf(category, english)
            return (
              <li key={id}>
                <Link className="inline-flex" to={paths.category(category)} lang={lang}>
                  {label}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular">{text.listings.popular}</h2>
          <ProductGrid products={popular} />
        </section>
      )}
    </div>
  )
}
