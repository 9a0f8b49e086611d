import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../catalog/queries'
import { fixed } from '../text/sentences'
import { RetryPanel } from '../ui/layout/retry-panel'
import { SectionHeading } from '../ui/layout/section-heading'
import { Skeleton } from '../ui/layout/skeleton'
import { Said } from '../ui/text/said'
import { CategoryCarousel } from './category-carousel'

const placeholders = [1, 2, 3, 4, 5, 6, 7]

export function CategorySection() {
  const { data: answer, isError, refetch } = useQuery(categoriesQuery())
  if (answer?.categories.length === 0) return null
  return (
    <section className="section home-section" aria-labelledby="categories">
      <SectionHeading id="categories">
        <Said text={fixed('popularCategories')} />
      </SectionHeading>
      {answer ? (
        <CategoryCarousel categories={answer.categories} />
      ) : isError ? (
        <RetryPanel onRetry={refetch} />
      ) : (
        <ul className="categories-track swipe">
          {placeholders.map((place) => (
            <li key={place} className="category-card">
              <span className="category-card-picture block round">
                <Skeleton ratio="1" radius="50%" />
              </span>
              <Skeleton height={21} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
