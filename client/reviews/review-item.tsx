import type { Review } from '#contract/reviews'
import { Star } from '../catalog/rating'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { formatDate } from '../text/times'
import { Avatar } from '../ui/media/avatar'
import { Picture } from '../ui/media/picture'
import { reviewWords } from './words'

type ReviewItemProps = { review: Review; onEnlarge: (url: string, nth: number) => void }

export function ReviewItem({ review, onEnlarge }: ReviewItemProps) {
  const text = useWords(reviewWords)
  const lang = useLang()
  const { name, photo } = review.customer
  return (
    <li className="review" tabIndex={-1}>
      <Avatar name={name} photo={photo} />
      <div className="review-body">
        <h3 lang={scriptOf(name)}>{name}</h3>
        <div className="review-by flex wraps">
          <time className="mute small" dateTime={review.created_at}>
            {formatDate(review.created_at, lang)}
          </time>
          {review.bought && <span className="pill small bold">{text.bought}</span>}
        </div>
        {review.stars && <Stars stars={review.stars} />}
        {review.review && <p lang={scriptOf(review.review)}>{review.review}</p>}
        {review.images.length > 0 && (
          <ul className="review-pictures flow gap-10">
            {review.images.map(({ id, image_url }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={text.enlarge(index + 1)}
                  onClick={() => onEnlarge(image_url, index + 1)}
                >
                  <Picture url={image_url} alt={text.picture(index + 1)} sizes="84px" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {review.answer && (
          <div className="review-answer">
            <div className="bold small">{text.answer}</div>
            <time className="mute small" dateTime={review.answer.at}>
              {formatDate(review.answer.at, lang)}
            </time>
            <p lang={scriptOf(review.answer.text)}>{review.answer.text}</p>
          </div>
        )}
      </div>
    </li>
  )
}

function Stars({ stars }: { stars: number }) {
  const text = useWords(reviewWords)
  return (
    <div className="flex">
      {Array.from({ length: stars }, (_, nr) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: one star is like the other
          key={nr}
        />
      ))}
      <span className="visually-hidden">{text.stars(stars)}</span>
    </div>
  )
}
