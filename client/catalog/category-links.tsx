import type { Category } from '#contract/catalog-shapes'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import './category-links.css'

/** The categories of one menu, image and name. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) {
    return <p className="category-links-none">{sentences.categoriesEmpty}</p>
  }
  return (
    <ul className="category-links">
      {categories.map(({ id, category, image }) => (
        <li key={id}>
          <Link to={paths.category(category)}>
            <span className="category-links-picture">
              <Picture url={image} alt="" sizes="48px" />
            </span>
            {category}
          </Link>
        </li>
      ))}
    </ul>
  )
}
