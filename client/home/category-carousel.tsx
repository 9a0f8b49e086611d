import type { Category } from '#contract/catalog'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { CarouselControls } from '../ui/media/carousel-controls'
import { Picture } from '../ui/media/picture'
import { useCarousel } from '../ui/media/use-carousel'
import { Link } from '../ui/text/link'
import './category-carousel.css'

const delayMs = 2000
const shown = 7
const categorySizes = '(max-width: 768px) 28vw, (max-width: 1024px) 22vw, 64px'

export function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const { track, hold, ...controls } = useCarousel({ count: categories.length, delayMs, shown })
  return (
    <div className="categories" {...hold}>
      <ul className="categories-track swipe" ref={track}>
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </ul>
      {controls.places > 1 && <CarouselControls {...controls} />}
    </div>
  )
}

function CategoryCard({ category: { category, english, image } }: { category: Category }) {
  const { label, lang } = useCatalogueName()(category, english)
  return (
    <li>
      <Link className="category-card" to={paths.category(category)}>
        <span className="category-card-picture block round">
          <Picture url={image} alt="" sizes={categorySizes} />
        </span>
        <span lang={lang}>{label}</span>
      </Link>
    </li>
  )
}
