import { useWords } from '../text/lang'
import { Skeleton } from '../ui/layout/skeleton'
import { catalogWords } from './words'
import './product-card.css'
import './product-grid.css'

const places = Array.from({ length: 12 }, (_, place) => place)

/** Twelve placeholders of cards in their final size. */
export function GridSkeleton({ narrow = false }: { narrow?: boolean }) {
  const text = useWords(catalogWords)
  return (
    <ul
      className={narrow ? 'product-grid product-grid-narrow' : 'product-grid'}
      aria-busy="true"
      aria-label={text.coming}
    >
      {places.map((place) => (
        <li key={place} className="product-card">
          <Skeleton ratio="1" radius="0" />
          <div className="product-card-body">
            <Skeleton height="3em" />
            <Skeleton height={25} width="60%" />
            <Skeleton height={48} />
          </div>
        </li>
      ))}
    </ul>
  )
}
