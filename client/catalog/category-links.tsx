import type { Category } from '#contract/catalog-shapes'
import { paths } from '../paths'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import { Said } from '../ui/said'
import './category-links.css'

/** The categories of one menu, image and name. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) {
    return (
      <p className="category-links-none">
        <Said text={fixed('categoriesEmpty')} />
      </p>
    )
  }
  return (
    <ul className="category-links">
      {categories.map(({ id, category, image }) => (
        <li key={id}>
          <Link to={paths.category(category)}>
            <span className="category-links-picture">
              <Picture url={image} alt="" sizes="48px" />
            </span>
            <span lang={scriptOf(category)}>{category}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
