import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '#contract/catalog'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { LinkButton } from '../ui/form/link-button'
import { lazyPart } from '../ui/layout/lazy-part'
import { Skeleton } from '../ui/layout/skeleton'
import { ReviewList } from './review-list'
import { StarSpread } from './star-spread'
import { reviewWords } from './words'
import './review-section.css'

// Loaded late: most visitors only read.
const ReviewForm = lazyPart(
  () => import('./review-form').then((m) => m.ReviewForm),
  <Skeleton height={360} />,
)

/** Reviews and the form; a guest gets a link to the login. */
export function ReviewSection({ product }: { product: Product }) {
  const text = useWords(reviewWords)
  const { isAuthenticated } = useCustomer()
  const { pathname } = useLocation()
  const sentId = useRef<number>(undefined)
  return (
    <div className="reviews">
      {product.rating && <StarSpread rating={product.rating} />}
      <ReviewList product={product} sentId={sentId} />
      {isAuthenticated ? (
        <ReviewForm
          productId={product.id}
          onAdded={({ id }) => {
            sentId.current = id
          }}
        />
      ) : (
        <p className="reviews-guest flex wraps">
          <span>{text.logIn}</span>
          <LinkButton kind="primary" to={paths.login(`${pathname}?tab=reviews`)}>
            {text.write}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
