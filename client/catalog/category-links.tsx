import type { Category } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { fixed } from '../text/sentences'
import { Picture } from '../ui/media/picture'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import './category-links.css'

/** The categories of one menu, image and name. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const nameOf = useCatalogueName()
  if (categories.length === 0) {
    return (
      <p className="category-links-none">
        <Said text={fixed('categoriesEmpty')} />
      </p>
    )
  }
  return (
    <ul className="category-links grid">
      {categories.map(({ id, category, english, image }) => {
        const { label, lang } = nameOf(category, english)
        return (
          <li key={id}>
            <Link className="flex gap-12 hovers" to={paths.category(category)}>
              <span className="category-links-picture rigid round">
                <Picture url={image} alt="" sizes="48px" />
              </span>
              <span lang={lang}>{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
