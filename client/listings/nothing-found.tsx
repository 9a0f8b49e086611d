import type { Category } from '#contract/catalog'
import { ProductGrid } from '../catalog/product-grid'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { SeenRow } from '../seen/late-seen'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Link } from '../ui/text/link'
import { shopPhone } from '../ui/text/shop-phone'
import { answerWords } from './answer-words'
import type { Listing } from './listing'

/** What a shopper whose words found nothing can do next. */
export function NothingFound({ found }: { found: NonNullable<Listing['found']> }) {
  const text = useWords(answerWords)
  const phone = shopPhone()
  const nameOf = useCatalogueName()
  const { menus } = useActiveMenus()
  const all = menus.flatMap((menu) => menu.categories)
  const {
    did_you_mean: meant = [],
    popular = [],
    leads_to: leadsTo,
    close_categories: close = [],
  } = found
  const isClose = ({ category }: Category) => close.includes(category)
  const lists = [
    { title: text.closeCategories, categories: all.filter(isClose) },
    { title: text.categories, categories: all.filter((each) => !isClose(each)) },
  ]
  return (
    <div className="nothing-found">
      {meant.length > 0 && (
        <p className="flow">
          {text.didYouMean}{' '}
          {meant.map((word) => (
            <Link key={word} className="text-link" to={paths.search(word)} lang={scriptOf(word)}>
              {word}
            </Link>
          ))}
        </p>
      )}
      <p className="flow">
        {!leadsTo && text.otherWords}
        {phone && (
          <>
            {' '}
            {text.call}{' '}
            <a className="text-link num" href={phone.href} translate="no">
              {phone.text}
            </a>
          </>
        )}
      </p>
      {lists.map(
        ({ title, categories }) =>
          categories.length > 0 && (
            <div key={title}>
              {close.length > 0 && <h2>{title}</h2>}
              <ul className="filter-tags flow gap-8" aria-label={title}>
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
            </div>
          ),
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular">{text.popular}</h2>
          <ProductGrid products={popular} />
        </section>
      )}
      <SeenRow />
    </div>
  )
}
