import type { Review } from '#contract/reviews-shapes'
import { formatDate } from '../text/format'
import { Avatar } from '../ui/avatar'
import { Picture } from '../ui/picture'

type ReviewItemProps = { review: Review; onEnlarge: (url: string, alt: string) => void }

export function ReviewItem({ review, onEnlarge }: ReviewItemProps) {
  const { name, photo } = review.customer
  return (
    <li className="review" tabIndex={-1}>
      <Avatar name={name} photo={photo} />
      <div className="review-body">
        <h3>{name}</h3>
        <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
        {review.review && <p>{review.review}</p>}
        {review.images.length > 0 && (
          <ul className="review-pictures">
            {review.images.map(({ id, image_url }, index) => {
              const alt = `রিভিউর ছবি ${index + 1}`
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={`${alt} বড় করে দেখুন`}
                    onClick={() => onEnlarge(image_url, alt)}
                  >
                    <Picture url={image_url} alt={alt} sizes="84px" />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </li>
  )
}
